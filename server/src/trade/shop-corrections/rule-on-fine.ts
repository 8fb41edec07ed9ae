import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/trade/desk/shop-corrections';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit, requireUninvolved } from '../../platform/operators/index.ts';
import { bookShopCorrection, eventOf } from './book-shop-correction.ts';
import { shopCorrectionById } from './shop-corrections-queries.ts';
import { lockShopCorrection, saveStep, type ShopCorrectionRow } from './shop-corrections-store.ts';
import { shopCorrectionMoved } from './shop-correction-events.ts';

type RulingDeps = Pick<Deps, 'db' | 'jobs'>;

/**
 * Withdraws a fine that is not booked, which any operator of finance may do: nothing leaves the platform.
 *
 * @throws Refusal `reason_required`, `correction_not_found` or `already_decided`.
 */
export async function liftFine(
  { db, jobs }: RulingDeps,
  { operator, now }: DeskCall,
  { id, reason }: ParsedInputOf<typeof contract.liftFine>,
): Promise<contract.ShopCorrection> {
  if (!reason) refuse('reason_required', {}, ['reason']);
  return db.transact(async (tx) => {
    const row = await lockShopCorrection(tx, id, ['announced', 'appealed']);
    await lift(tx, { jobs }, row, { by: operator.id, reason, at: now });
    await audit(tx, operator, 'shop_correction.lifted', `shop_correction:${id}`, { reason }, now);
    return shopCorrectionById(tx, id);
  });
}

/**
 * Decides an appeal: the shop pays the whole fine, less, or nothing. An operator who neither proposed nor approved the fine
 * decides; where there is no such operator, the one who approved it.
 *
 * @throws Refusal `reason_required`, `amount_invalid`, `correction_not_found`, `already_decided`, `third_person_required` or
 *   `second_person_required`.
 */
export async function ruleOnAppeal(
  { db, jobs }: RulingDeps,
  { operator, now }: DeskCall,
  { id, amount: typed, reason }: ParsedInputOf<typeof contract.ruleOnAppeal>,
): Promise<contract.ShopCorrection> {
  if (!reason) refuse('reason_required', {}, ['reason']);
  const due = fromWire(typed)?.minor ?? -1n;
  return db.transact(async (tx) => {
    const row = await lockShopCorrection(tx, id, ['appealed']);
    if (due < 0n || due > -row.amount) refuse('amount_invalid', {}, ['amount']);
    await requireUninvolved(tx, operator.id, [row.asked_by, row.decided_by!], {
      role: 'finance',
      right: 'corrections.act',
    });
    if (due === 0n) await lift(tx, { jobs }, row, { by: operator.id, reason, at: now });
    else {
      await bookShopCorrection(tx, row, {
        amount: -due,
        at: now,
        ruled_by: operator.id,
        ruled_at: now,
        ruling: reason,
      });
      const step = due === -row.amount ? 'fine_booked' : 'fine_reduced';
      await jobs.publish(tx, shopCorrectionMoved, eventOf(row, step, due, reason));
    }
    const details = { fine: toWire(usd(-row.amount)), amount: toWire(usd(due)), reason };
    await audit(tx, operator, 'shop_correction.ruled', `shop_correction:${id}`, details, now);
    return shopCorrectionById(tx, id);
  });
}

async function lift(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  row: ShopCorrectionRow,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<void> {
  await saveStep(tx, row.id, { state: 'lifted', ruled_by: by, ruled_at: at, ruling: reason });
  await jobs.publish(tx, shopCorrectionMoved, eventOf(row, 'fine_lifted', row.amount, reason));
}
