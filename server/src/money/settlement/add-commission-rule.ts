import type { addCommissionRule as contract, CommissionRule } from '@tradewind/contract/money/desk/commissions';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { findCommissionRule } from './commission-queries.ts';

/**
 * Adds a commission rule that applies from a moment on. Rules are never changed, so commissions of paid orders and the
 * history stay.
 *
 * @throws Refusal `setting_in_the_past`, `setting_invalid`, `shop_not_found`.
 */
export async function addCommissionRule(
  { db }: Deps,
  { operator, locale, now }: DeskCall,
  input: ParsedInputOf<typeof contract>,
): Promise<CommissionRule> {
  const { shop_id: shopId = null, category = null, rate_bp: rate = null, effective_at: at = now } = input;
  if (at < now) refuse('setting_in_the_past', {}, ['effective_at']);
  const floor = limitOf(input.floor, 'floor') ?? 0n;
  const cap = limitOf(input.cap, 'cap');
  if (cap !== null && cap < floor) refuse('setting_invalid', {}, ['floor', 'cap']);
  if (rate === null && shopId === null && category === null) refuse('setting_invalid', {}, ['rate_bp']);
  if (rate === null && (floor > 0n || cap !== null)) refuse('setting_invalid', {}, ['rate_bp']);

  const id = newId();
  await db.transact(async (tx) => {
    const shop =
      shopId !== null ? await tx.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirst() : null;
    if (shopId !== null && !shop) refuse('shop_not_found', {}, ['shop_id']);
    const known =
      category === null ||
      (await tx.selectFrom('categories').select('code').where('code', '=', category).executeTakeFirst());
    if (!known) refuse('setting_invalid', {}, ['category']);
    await tx
      .insertInto('commission_rules')
      .values({
        id,
        shop_id: shopId,
        category_code: category,
        rate_bp: rate,
        floor,
        cap,
        effective_from: at,
        made_by: operator.id,
        made_at: now,
      })
      .execute();
    const details = {
      shop: shop?.name ?? '',
      category: category ?? '',
      rate_bp: rate,
      floor: String(floor),
      cap: cap === null ? null : String(cap),
      effective_at: at.toISOString(),
    };
    await audit(tx, operator, 'commission.set', `commission:${id}`, details, now);
  });
  return findCommissionRule(db.read, locale, id, now);
}

const maxAmount = 100_000_000_000n;

function limitOf(text: string | undefined, field: 'floor' | 'cap'): bigint | null {
  if (text === undefined) return null;
  const minor = fromWire(text)?.minor ?? -1n;
  return minor < 0n || minor > maxAmount ? refuse('setting_invalid', {}, [field]) : minor;
}
