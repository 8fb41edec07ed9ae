import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { ShopFine } from '@tradewind/contract/trade/shop-desk/fines';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { eventOf } from './book-shop-correction.ts';
import { shopFineById } from './shop-fines-queries.ts';
import { saveStep } from './shop-corrections-store.ts';
import { shopCorrectionMoved } from './shop-correction-events.ts';

/**
 * Appeals against a fine of the own shop, once and in time. It is not booked before an operator has decided.
 *
 * @throws Refusal `fine_not_found` or `appeal_over`.
 */
export function appealFine(
  { jobs }: Pick<Deps, 'jobs'>,
  { actor: { shopId, userId }, now }: MerchantCall,
  { id, words }: { id: string; words: string },
): Work<ShopFine> {
  return async (tx) => {
    const fine = await tx
      .selectFrom('shop_corrections')
      .selectAll()
      .where('id', '=', id)
      .where('shop_id', '=', shopId)
      .where('kind', '=', 'fine')
      .where('state', 'not in', ['asked', 'refused'])
      .forUpdate()
      .executeTakeFirst();
    const { state, appeal_until: until, ...row } = requireFound(fine, 'fine_not_found');
    if (state !== 'announced' || until === null || until <= now) refuse('appeal_over');
    await saveStep(tx, id, { state: 'appealed', appeal: words, appealed_by: userId, appealed_at: now });
    await jobs.publish(tx, shopCorrectionMoved, eventOf(row, 'fine_appealed', row.amount, ''));
    return shopFineById(tx, shopId, id, now);
  };
}
