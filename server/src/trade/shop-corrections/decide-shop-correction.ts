import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopCorrection } from '@tradewind/contract/trade/desk/shop-corrections';
import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit, requireSecondPerson } from '../../platform/operators/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { bookShopCorrection, eventOf } from './book-shop-correction.ts';
import { shopCorrectionById } from './shop-corrections-queries.ts';
import { lockShopCorrection, restOfFine, saveStep } from './shop-corrections-store.ts';
import { shopCorrectionMoved } from './shop-correction-events.ts';

/**
 * Approves what another operator proposed. A fine is announced to the shop, which can appeal for a while; anything else is
 * booked.
 *
 * @throws Refusal `correction_not_found`, `already_decided`, `second_person_required`, or `amount_invalid` where more of a
 *   fine would be given back than is left of it.
 */
export async function approveShopCorrection(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<ShopCorrection> {
  return db.transact(async (tx) => {
    const row = await lockShopCorrection(tx, id, ['asked']);
    const { kind, amount, reason, asked_by } = row;
    await requireSecondPerson(tx, asked_by, operator.id);
    const decision = { decided_by: operator.id, decided_at: now };
    if (kind === 'fine') {
      const until = later(now, (await readSettings(tx, now))['settlement.fineAppealDays'] * day);
      await saveStep(tx, id, { state: 'announced', ...decision, appeal_until: until });
      await jobs.publish(tx, shopCorrectionMoved, {
        ...eventOf(row, 'fine_announced', amount, reason),
        until: until.toISOString(),
      });
    } else {
      if (row.fine_id !== null) await requireRest(tx, row.fine_id, amount);
      await bookShopCorrection(tx, row, { amount, at: now, ...decision });
      const step = kind === 'fine_return' ? 'fine_returned' : amount > 0n ? 'balance_raised' : 'balance_lowered';
      await jobs.publish(tx, shopCorrectionMoved, eventOf(row, step, amount, reason));
    }
    const act = kind === 'fine' ? 'shop_correction.announced' : 'shop_correction.approved';
    const details = { shop_id: row.shop_id, kind, amount: String(amount), asked_by };
    await audit(tx, operator, act, `shop_correction:${id}`, details, now);
    return shopCorrectionById(tx, id);
  });
}

/** Locks a fine, so that two returns of it are booked one after the other. @throws Refusal `amount_invalid`. */
async function requireRest(tx: Tx, fineId: string, amount: bigint): Promise<void> {
  const fine = await lockShopCorrection(tx, fineId, ['booked']);
  if (amount > (await restOfFine(tx, fine))) refuse('amount_invalid', {}, ['amount']);
}

/**
 * Refuses what was proposed, also an own proposal; nothing is booked.
 *
 * @throws Refusal `reason_required`, `correction_not_found` or `already_decided`.
 */
export async function refuseShopCorrection(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<ShopCorrection> {
  if (!reason) refuse('reason_required', {}, ['reason']);
  return db.transact(async (tx) => {
    await lockShopCorrection(tx, id, ['asked']);
    await saveStep(tx, id, { state: 'refused', decided_by: operator.id, decided_at: now, answer: reason });
    await audit(tx, operator, 'shop_correction.refused', `shop_correction:${id}`, { reason }, now);
    return shopCorrectionById(tx, id);
  });
}
