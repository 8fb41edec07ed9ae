import * as contract from '@tradewind/contract/trade/shop-desk/aftersales';
import { day, later } from '../../base/clock/clock.ts';
import { thenAnswer, type Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import type { Api } from '../../base/http/api.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import { addMessage } from './add-message.ts';
import type { AftersalesDeps } from './aftersales-deps.ts';
import { approveRefund, offerPart, refuseRefund } from './answer-refund.ts';
import { openDispute } from './open-dispute.ts';
import { presentRefundRow } from './present-refund.ts';
import { refundsFile } from './refunds-file.ts';
import { listForShop } from './shop-refund-queries.ts';
import { confirmArrival, reportProblem } from './return-goods.ts';
import { sendReplacement } from './send-replacement.ts';
import { showToShop } from './show-refund.ts';

/** Routes of the shop desk for refunds. */
export function aftersalesShopRoutes(api: Api, deps: AftersalesDeps & PaymentCodeDeps): void {
  const { read } = deps.db;

  api.merchant(contract.refunds, async ({ actor, locale, now }, input) => {
    const { rows, next, total, counts } = await listForShop(read, actor.shopId, input);
    const soon = later(now, day);
    return {
      list: rows.map((row) => ({
        ...presentRefundRow(row, locale),
        id: row.id,
        username: row.username,
        late_soon: row.due_at && row.due_at < soon ? (1 as const) : (0 as const),
      })),
      total,
      next,
      counts,
    };
  });

  api.merchantDownload(contract.exportRefunds, async (call, input) => refundsFile(read, call, input));

  api.merchant(contract.refund, (call, { id }) => showToShop(read, deps, call, id));

  /** An act on a refund; it answers with the refund as it is then. */
  const acting = (call: MerchantCall, id: string, work: Work<void>) =>
    thenAnswer(work, (tx) => showToShop(tx, deps, call, id));

  api.merchant(contract.approveRefund, async (call, input) =>
    acting(call, input.id, await approveRefund(deps, call, input)),
  );
  api.merchant(contract.offerPart, async (call, input) => acting(call, input.id, await offerPart(deps, call, input)));
  api.merchant(contract.refuseRefund, async (call, input) =>
    acting(call, input.id, await refuseRefund(deps, call, input)),
  );
  api.merchant(contract.confirmArrival, async (call, input) =>
    acting(call, input.id, await confirmArrival(deps, call, input)),
  );
  api.merchant(contract.sendReplacement, async (call, input) =>
    acting(call, input.id, await sendReplacement(deps, call, input)),
  );
  api.merchant(contract.reportProblem, async (call, input) =>
    acting(call, input.id, await reportProblem(deps, call, input)),
  );
  api.merchant(contract.openDispute, async (call, input) =>
    acting(call, input.id, await openDispute(deps, call, { shopId: call.actor.shopId }, input)),
  );

  api.merchant(contract.addMessage, async (call, input) => async (tx) => {
    await addMessage(tx, deps, call, { shopId: call.actor.shopId }, input);
    return showToShop(tx, deps, call, input.id);
  });
}
