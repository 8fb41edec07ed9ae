import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/trade/desk/shop-corrections';
import type { Read } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { shopCorrectionById } from './shop-corrections-queries.ts';
import { insertShopCorrection, restOfFine, shopCorrectionRow } from './shop-corrections-store.ts';

/** Maximum amount: $1,000,000 in US cents. */
const maxAmount = 100_000_000n;

type Proposed = Omit<Parameters<typeof insertShopCorrection>[1], 'id' | 'asked_by' | 'asked_at'>;

/**
 * Proposes a fine. No money moves before another operator has approved it and the time to appeal is over.
 *
 * @throws Refusal `amount_invalid`, `reason_required`, `shop_not_found` or `order_not_found`.
 */
export async function proposeFine(
  { db: { read } }: Pick<Deps, 'db'>,
  call: DeskCall,
  { shop_id, breach, amount, order_sn, reason, evidence }: ParsedInputOf<typeof contract.proposeFine>,
): Promise<Work<contract.ShopCorrection>> {
  const minor = -readAmount(amount, { positive: true });
  const order_id = await requireSubject(read, { shop_id, order_sn, reason });
  return propose(call, { shop_id, kind: 'fine', breach, amount: minor, order_id, reason, evidence });
}

/**
 * Proposes a correction of a shop's balance, in either direction. No money moves before another operator has approved it.
 *
 * @throws Refusal `amount_invalid`, `reason_required`, `shop_not_found` or `order_not_found`.
 */
export async function proposeShopCorrection(
  { db: { read } }: Pick<Deps, 'db'>,
  call: DeskCall,
  { shop_id, amount, order_sn, reason }: ParsedInputOf<typeof contract.proposeShopCorrection>,
): Promise<Work<contract.ShopCorrection>> {
  const minor = readAmount(amount);
  const order_id = await requireSubject(read, { shop_id, order_sn, reason });
  return propose(call, { shop_id, kind: 'correction', amount: minor, order_id, reason });
}

/**
 * Proposes to give back a booked fine, or a part of it.
 *
 * @throws Refusal `correction_not_found`, `fine_not_booked`, `amount_invalid` or `reason_required`.
 */
export async function proposeFineReturn(
  { db: { read } }: Pick<Deps, 'db'>,
  call: DeskCall,
  { id, amount, reason }: ParsedInputOf<typeof contract.proposeFineReturn>,
): Promise<Work<contract.ShopCorrection>> {
  const minor = readAmount(amount, { positive: true });
  if (!reason) refuse('reason_required', {}, ['reason']);
  const fine = await shopCorrectionRow(read, id);
  if (minor > (await restOfFine(read, fine))) refuse('amount_invalid', {}, ['amount']);
  const { shop_id, order_id } = fine;
  return propose(call, { shop_id, kind: 'fine_return', amount: minor, order_id, reason, fine_id: id });
}

const propose =
  ({ operator, now }: DeskCall, proposed: Proposed): Work<contract.ShopCorrection> =>
  async (tx) => {
    const id = newId();
    await insertShopCorrection(tx, { id, asked_by: operator.id, asked_at: now, ...proposed });
    const { shop_id, kind, breach, amount, reason, fine_id } = proposed;
    const details = {
      shop_id,
      kind,
      amount: toWire(usd(amount)),
      reason,
      ...(breach && { breach }),
      ...(fine_id && { fine_id }),
    };
    await audit(tx, operator, 'shop_correction.asked', `shop_correction:${id}`, details, now);
    return shopCorrectionById(tx, id);
  };

/** Reads a typed amount, minor units. @throws Refusal `amount_invalid`. */
export function readAmount(typed: string, { positive = false } = {}): bigint {
  const minor = fromWire(typed)?.minor ?? 0n;
  if (minor === 0n || minor > maxAmount || minor < (positive ? 0n : -maxAmount))
    refuse('amount_invalid', {}, ['amount']);
  return minor;
}

/** Checks the shop, its order and the reason. @returns the id of the order. */
async function requireSubject(
  read: Read,
  { shop_id, order_sn, reason }: { shop_id: string; order_sn: string; reason: string },
): Promise<string | null> {
  if (!reason) refuse('reason_required', {}, ['reason']);
  const shop = await read.selectFrom('shops').select('id').where('id', '=', shop_id).executeTakeFirst();
  requireFound(shop, 'shop_not_found');
  if (!order_sn) return null;
  const order = read.selectFrom('orders').select('id').where('sn', '=', order_sn).where('shop_id', '=', shop_id);
  return requireFound(await order.executeTakeFirst(), 'order_not_found', {}, ['order_sn']).id;
}
