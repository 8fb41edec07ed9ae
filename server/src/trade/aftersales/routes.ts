import { noRecord } from '@tradewind/contract/base/fields';
import * as contract from '@tradewind/contract/trade/aftersales';
import { refuse } from '@tradewind/contract/base/refusals';
import { runWork } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import type { Api } from '../../base/http/api.ts';
import { addMessage } from './add-message.ts';
import type { AftersalesDeps } from './aftersales-deps.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { requestRefund } from './request-refund.ts';
import { openDispute } from './open-dispute.ts';
import { presentRefundRow } from './present-refund.ts';
import { listOfOrder } from './refund-queries.ts';
import { showRevocationForm } from './revocation-form.ts';
import { revokeOrder } from './revoke-order.ts';
import { sendBack } from './return-goods.ts';
import { showForm } from './show-form.ts';
import { showToShopper } from './show-refund.ts';
import { withdrawRefund } from './withdraw-refund.ts';

/** Routes of shoppers for refunds. */
export function aftersalesRoutes(api: Api, deps: AftersalesDeps): void {
  const { read } = deps.db;
  const shown = (call: ShopperCall, id: string) => showToShopper(read, deps, call, id);

  api.shopper(contract.refundForm, (call, { order_id: id }) => showForm(deps, call, id));
  api.shopper(contract.requestRefund, (call, input) => requestRefund(deps, call, input));
  api.shopper(contract.revocationForm, (call, { order_id: id }) => showRevocationForm(deps, call, id));
  api.shopper(contract.revokeOrder, (call, input) => revokeOrder(deps, call, input));
  api.shopper(contract.refund, (call, { refund_id: id }) => shown(call, id));

  api.shopper(contract.refundsOfOrder, async ({ actor, locale }, { order_id: id }) => {
    if (id === noRecord) refuse('order_not_found');
    const rows = await listOfOrder(read, actor.userId, id);
    return { list: rows.map((row) => presentRefundRow(row, locale)) };
  });

  api.shopper(contract.acceptOffer, async (call, input) => {
    await acceptOffer(deps, call, input);
    return shown(call, input.refund_id);
  });

  api.shopper(contract.declineOffer, async (call, input) => {
    await declineOffer(deps, call, input);
    return shown(call, input.refund_id);
  });

  api.shopper(contract.sendBack, async (call, input) => {
    await sendBack(deps, call, input);
    return shown(call, input.refund_id);
  });

  api.shopper(contract.openDispute, async (call, { refund_id: id, text }) => {
    await runWork(deps.db, await openDispute(deps, call, { userId: call.actor.userId }, { id, text }));
    return shown(call, id);
  });

  api.shopper(contract.addMessage, async (call, { refund_id: id, text, images }) => async (tx) => {
    await addMessage(tx, deps, call, { userId: call.actor.userId }, { id, text, images });
    return showToShopper(tx, deps, call, id);
  });

  api.shopper(contract.withdrawRefund, async (call, input) => {
    await withdrawRefund(deps, call, input);
    return shown(call, input.refund_id);
  });
}
