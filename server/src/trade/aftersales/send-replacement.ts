import type { sendReplacement as contract } from '@tradewind/contract/trade/shop-desk/aftersales';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { returnStock } from '../../goods/catalog/index.ts';
import { payReturnFreight } from '../../money/settlement/index.ts';
import { requirePaymentCode, type PaymentCodeDeps } from '../../people/users/index.ts';
import { lockForShop } from './answer-refund.ts';
import { closeRequest } from './close-request.ts';
import { requireTransition } from './refund.ts';
import { insertHistoryEntry, linesOfRequest } from './refunds-store.ts';

/**
 * The shop accepts the return of an exchange and sends the replacement: the request ends, the order goes on, and the shopper gets
 * the return freight where the shop bears it. What came back returns to stock if it can be sold again.
 *
 * @throws Refusal `refund_not_found`, `refund_moved_on`, or of the payment code.
 */
export async function sendReplacement(
  deps: PaymentCodeDeps,
  call: MerchantCall,
  { id, carrier, number, sellable, password_pay: code }: ParsedInputOf<typeof contract>,
): Promise<Work<void>> {
  const {
    now: at,
    actor: { userId },
  } = call;
  await requirePaymentCode(deps, call, code);
  return async (tx) => {
    const locked = await lockForShop(tx, call, id);
    const { request, order } = locked;
    requireTransition(request, 'send_replacement', 'shop', at);
    const amount = request.returnCost ?? 0n;
    await insertHistoryEntry(tx, id, { by: 'shop', userId, what: 'replaced', words: `${carrier} ${number}`, at });
    if (sellable === 1) {
      const lines = await linesOfRequest(tx, id);
      const pieces = lines.map(({ sku_id: skuId, quantity }) => ({ skuId, quantity, orderId: order.id }));
      await returnStock(tx, pieces, { reason: 'exchanged', at });
    }
    await closeRequest(deps, tx, locked, 'send_replacement', {
      at,
      by: 'shop',
      replacement_carrier: carrier,
      replacement_number: number,
      arrived_at: at,
      return_freight: amount,
      book: {
        async payment() {
          const { id: orderId, shopId, userId: buyer, sn } = order;
          const reference = `refund:${id}:return`;
          if (amount > 0n) await payReturnFreight(tx, { orderId, shopId, userId: buyer, sn, at, reference, amount });
        },
      },
    });
  };
}
