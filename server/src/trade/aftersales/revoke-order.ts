import { revocationStatement } from '@tradewind/contract/trade/aftersale-texts';
import type { revokeOrder as contract } from '@tradewind/contract/trade/aftersales';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { pickText } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId, publicNumber } from '../../base/ids/ids.ts';
import { traderOf } from '../../goods/shops/index.ts';
import { isEmail } from '../../people/users/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { canAskRefund, isRevocationOver, lockOrder, revocationOf, transitionOrders } from '../orders/index.ts';
import type { AftersalesDeps } from './aftersales-deps.ts';
import { payRefund } from './pay-refund.ts';
import { lastReturnAddress } from './refund-queries.ts';
import { findOpenRequest, insertHistoryEntry, insertRequest, linesOfOrder, lockRequest } from './refunds-store.ts';
import { lineShares, sharesOfPieces } from './request-refund.ts';
import { paidFor } from './shares.ts';
import { showToShopper } from './show-refund.ts';
import { transitionRefund } from './transition-refund.ts';

/** How long the law gives to send goods back after the statement. */
const returnDays = 14;

/**
 * Withdraws from the contract about pieces of the shopper's order, which no shop can refuse: unshipped goods are
 * refunded at once, others when they come back. The receipt of the statement is confirmed by mail.
 *
 * @throws Refusal `order_not_found`, `refund_open`, `revocation_not_possible`, `revocation_over`, `refund_lines`,
 *   `email_invalid`.
 */
export async function revokeOrder(
  deps: AftersalesDeps,
  call: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<Work<OutputOf<typeof contract>>> {
  const { actor, locale, now } = call;
  const { userId } = actor;
  if (!isEmail(input.email)) refuse('email_invalid', {}, ['email']);
  const settings = await readSettings(deps.db.read, now);
  return async (tx) => {
    const order = await lockOrder(tx, { userId, id: input.order_id });
    const [row, lines, open] = await Promise.all([
      tx.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow(),
      linesOfOrder(tx, order.id),
      findOpenRequest(tx, order.id),
    ]);
    if (open) refuse('refund_open');
    const right = revocationOf(row) ?? refuse('revocation_not_possible');
    if (isRevocationOver(right, now)) refuse('revocation_over');
    const revocable = lines.filter((line) => line.no_revocation === '');
    if (revocable.length === 0 || !canAskRefund(order, now)) refuse('revocation_not_possible');
    const foreign = Object.keys(input.quantities).some((id) => !revocable.some((line) => line.id === id));
    if (foreign) refuse('refund_lines', {}, ['quantities']);

    const shares = await sharesOfPieces(tx, order, {
      order_product_id: revocable.map(({ id }) => id),
      quantities: input.quantities,
    });
    const amount = shares.reduce((sum, share) => sum + paidFor(share), 0n);
    const goods = shares.map(({ lineId, quantity }) => {
      const line = revocable.find(({ id }) => id === lineId)!;
      return { title: pickText(line.titles, locale), quantity };
    });
    const statement = revocationStatement(locale, { name: input.name, order: order.sn, goods });
    const unshipped = order.status === 'waiting_delivery';
    const id = newId();
    await insertRequest(
      tx,
      {
        id,
        sn: publicNumber('RF'),
        order_id: order.id,
        user_id: userId,
        shop_id: order.shopId,
        with_return: !unshipped,
        received: !unshipped,
        unshipped,
        reason: unshipped ? 'not_needed' : 'changed_mind',
        explanation: statement,
        most: amount,
        asked: amount,
        asked_at: now,
        due_at: now,
        revoked_at: now,
        revoker_name: input.name,
        revoker_email: input.email,
      },
      shares.map(lineShares),
    );
    await insertHistoryEntry(tx, id, { by: 'shopper', userId, what: 'asked', amount, words: statement, at: now });
    await transitionOrders(tx, deps, [order], 'request_refund', { at: now });

    const locked = (await lockRequest(tx, id))!;
    if (unshipped) await payRefund(deps, tx, locked, 'revoke_unsent', { by: 'shopper', amount, at: now });
    else {
      // Goods on their way can be sent back once they have come.
      const onTheWay = row.arrived_at || row.received_at ? 0 : settings['orders.confirmAfterDispatchDays'];
      const address = await returnAddressOf(tx, order.shopId);
      await transitionRefund(tx, deps, locked.request, 'revoke', {
        at: now,
        by: 'shopper',
        return_to: address,
        due_at: later(now, (returnDays + onTheWay) * day),
      });
      await insertHistoryEntry(tx, id, { by: 'clock', what: 'approved', words: address, at: now });
    }
    return showToShopper(tx, deps, call, id);
  };
}

/** Where goods go back to: the address that the shop used last, else that of its trader, else its name. */
async function returnAddressOf(tx: Tx, shopId: string): Promise<string> {
  const last = await lastReturnAddress(tx, shopId);
  if (last) return last;
  const trader = await traderOf(tx, shopId);
  if (trader) return `${trader.legal_name}, ${trader.address}, ${trader.country}`;
  const shop = await tx.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow();
  return shop.name;
}
