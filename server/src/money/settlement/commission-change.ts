import type { ChangedField } from '@tradewind/contract/platform/desk/changes';
import { toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { ChangeKind } from '../../platform/changes/index.ts';
import { livingCategory } from '../../goods/catalog/index.ts';
import { audit } from '../../platform/operators/index.ts';

/** A commission rule that is to apply from the moment at which the change is applied. Amounts are US cents as text. */
export interface NewCommission {
  shopId: string | null;
  category: string | null;
  /** Null: no rule of its own. */
  rate: number | null;
  floor: string;
  cap: string | null;
}

/** Adds a commission rule. Rules are never changed, so commissions of paid orders and the history stay. */
export const commissionChange: ChangeKind<NewCommission> = {
  name: 'commission',
  proposers: ['finance', 'admin'],
  async validate(tx, { shopId, category }) {
    if (shopId !== null && !(await nameOfShop(tx, shopId))) refuse('shop_not_found', {}, ['shop_id']);
    if (category !== null && !(await nameOfCategory(tx, category))) refuse('setting_invalid', {}, ['category']);
  },
  async present(tx, { shopId, category, rate, floor, cap }, now) {
    const before = await currentRule(tx, shopId, category, now);
    const shop = shopId === null ? undefined : await nameOfShop(tx, shopId);
    const named = category === null ? undefined : await nameOfCategory(tx, category);
    const fields: ChangedField[] = [
      { field: 'rate_bp', before: before?.rate_bp ?? null, after: rate },
      { field: 'floor', before: before ? dollars(before.floor) : null, after: dollars(BigInt(floor)) },
      { field: 'cap', before: before?.cap == null ? null : dollars(before.cap), after: cap && dollars(BigInt(cap)) },
    ];
    return {
      subject: `commission:${shopId ?? 'all'}/${category ?? 'all'}`,
      name: [shop, named].filter(Boolean).join(' · ') || '*',
      fields: fields.filter(({ before: was, after }) => was !== after),
    };
  },
  async apply(tx, { shopId, category, rate, floor, cap }, { by, approvedBy, changeId, reason, at }) {
    const id = newId();
    await tx
      .insertInto('commission_rules')
      .values({
        id,
        shop_id: shopId,
        // It may have been merged since the change was proposed.
        category_code: category === null ? null : await livingCategory(tx, category),
        rate_bp: rate,
        floor: BigInt(floor),
        cap: cap === null ? null : BigInt(cap),
        effective_from: at,
        made_by: by.id,
        made_at: at,
      })
      .execute();
    const shop = shopId === null ? '' : await nameOfShop(tx, shopId);
    const rule = { shop, category: category ?? '', rate_bp: rate, floor, cap, effective_at: at.toISOString() };
    const details = { ...rule, reason, change: changeId, approved_by: approvedBy };
    await audit(tx, by, 'commission.set', `commission:${id}`, details, at);
  },
};

/** Whether operators have set the commission of all shops; until then a default applies. */
export async function isCommissionDecided(read: Read, now: Date): Promise<boolean> {
  return (await currentRule(read, null, null, now))?.made_by != null;
}

const dollars = (minor: bigint): string => toWire(usd(minor));

const nameOfShop = async (read: Read, id: string): Promise<string | undefined> =>
  (await read.selectFrom('shops').select('name').where('id', '=', id).executeTakeFirst())?.name;

async function nameOfCategory(read: Read, code: string): Promise<string | undefined> {
  const row = await read.selectFrom('categories').select('names').where('code', '=', code).executeTakeFirst();
  return row && (row.names.en ?? code);
}

/** The rule of exactly this scope at a moment. */
function currentRule(read: Read, shopId: string | null, category: string | null, at: Date) {
  return read
    .selectFrom('commission_rules')
    .select(['rate_bp', 'floor', 'cap', 'made_by'])
    .where('shop_id', 'is not distinct from', shopId)
    .where('category_code', 'is not distinct from', category)
    .where('effective_from', '<=', at)
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
