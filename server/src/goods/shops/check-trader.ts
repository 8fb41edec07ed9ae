import type { DeskTrader } from '@tradewind/contract/goods/desk/traders';
import type { Trader } from '@tradewind/contract/goods/shops';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall, OperatorRef } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { findTrader } from './desk-traders.ts';
import { lockShop } from './lock-shop.ts';

/**
 * Marks the trader details that the operator has seen as checked.
 *
 * @throws Refusal `trader_changed` when they changed meanwhile, `already_decided` or `shop_not_found`.
 */
export async function checkTrader(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, details_id: detailsId }: { id: string; details_id: string },
): Promise<DeskTrader> {
  return db.transact(async (tx) => {
    const trader = await lockTrader(tx, id);
    if (trader.details_id !== detailsId) refuse('trader_changed');
    if (trader.state === 'checked') refuse('already_decided');
    await storeTraderCheck(tx, operator, { shopId: id, detailsId, trader, at: now });
    return (await findTrader(tx, id))!;
  });
}

/** Stores that an operator checked a version of a shop's trader details. */
export async function storeTraderCheck(
  tx: Tx,
  operator: OperatorRef,
  {
    shopId,
    detailsId,
    trader: { legal_name, registration_number },
    at,
  }: { shopId: string; detailsId: string; trader: Pick<Trader, 'legal_name' | 'registration_number'>; at: Date },
): Promise<void> {
  await tx
    .insertInto('trader_checks')
    .values({ id: newId(), trader_id: detailsId, checked: true, made_by: operator.id, made_at: at })
    .execute();
  const details = { details_id: detailsId, legal_name, registration_number };
  await audit(tx, operator, 'trader.checked', `shop:${shopId}`, details, at);
}

/** Withdraws a check, with a reason that the shop reads. @throws Refusal `trader_not_checked` or `shop_not_found`. */
export async function withdrawTraderCheck(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<DeskTrader> {
  return db.transact(async (tx) => {
    const { state, details_id: detailsId } = await lockTrader(tx, id);
    if (state !== 'checked') refuse('trader_not_checked');
    await tx
      .insertInto('trader_checks')
      .values({ id: newId(), trader_id: detailsId, checked: false, reason, made_by: operator.id, made_at: now })
      .execute();
    await audit(tx, operator, 'trader.withdrawn', `shop:${id}`, { details_id: detailsId, reason }, now);
    return (await findTrader(tx, id))!;
  });
}

/** Locks a shop's trader details until the transaction ends. @throws Refusal `shop_not_found`. */
async function lockTrader(tx: Tx, shopId: string): Promise<DeskTrader> {
  const exists = await lockShop(tx, shopId);
  return requireFound(exists ? await findTrader(tx, shopId) : null, 'shop_not_found');
}
