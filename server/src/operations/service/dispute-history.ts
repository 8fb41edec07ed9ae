import { refuse } from '@tradewind/contract/base/refusals';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { messages } from '@tradewind/contract/operations/service';
import type { DeskCall } from '../../base/http/call.ts';
import type { HistoryQuery } from './messages-queries.ts';
import type { ServiceDeps } from './service-deps.ts';
import { showHistory } from './show-history.ts';
import { platformViewer } from './viewer.ts';

/**
 * What shopper and shop of a refund that is or was in dispute wrote to each other. Operators read conversations of shops for
 * a dispute or a report only.
 *
 * @throws Refusal `refund_not_found`, also for a refund without a dispute.
 */
export async function disputeHistory(
  { db, fileLinks }: Pick<ServiceDeps, 'db' | 'fileLinks'>,
  call: DeskCall,
  { refund_id: refundId, ...page }: HistoryQuery & { refund_id: string },
): Promise<OutputOf<typeof messages>> {
  const refund = await db.read
    .selectFrom('refund_requests as r')
    .leftJoin('service_conversations as c', (join) =>
      join.onRef('c.user_id', '=', 'r.user_id').onRef('c.shop_id', '=', 'r.shop_id'),
    )
    .select('c.id')
    .where('r.id', '=', refundId)
    .where('r.dispute_at', 'is not', null)
    .executeTakeFirst();
  if (!refund) refuse('refund_not_found');
  if (!refund.id) return { list: [], more: 0 };
  return showHistory(db.read, refund.id, page, { viewer: platformViewer(call), now: call.now, fileLinks });
}
