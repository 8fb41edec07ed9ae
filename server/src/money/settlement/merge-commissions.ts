import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { CategoryMerge, MergePort } from '../../goods/catalog/index.ts';

/**
 * Rules of a merged category, in force and to come, begin for the other one, shop by shop, unless it has rules of its own
 * there. Rules are history: those of the merged category stay as they are, and no product is in it any more.
 */
export const mergeCommissions: MergePort = {
  subject: 'commissions',
  async count(read, merge) {
    const { moving, ending } = await rulesAt(read, merge);
    return { moved: moving.length, ended: ending.length };
  },
  async move(tx, merge, by) {
    const { moving } = await rulesAt(tx, merge);
    if (moving.length === 0) return;
    const { into, now } = merge;
    await tx
      .insertInto('commission_rules')
      .values(
        moving.map((rule) => ({
          ...rule,
          id: newId(),
          category_code: into,
          effective_from: rule.effective_from > now ? rule.effective_from : now,
          made_by: by.id,
          made_at: now,
        })),
      )
      .execute();
  },
};

async function rulesAt(read: Read, { from, into, now }: CategoryMerge) {
  const [rules, own] = await Promise.all([livingRules(read, from, now), livingRules(read, into, now)]);
  const scopes = new Set(own.map(({ shop_id: shop }) => shop));
  return {
    moving: rules.filter(({ shop_id: shop }) => !scopes.has(shop)),
    ending: rules.filter(({ shop_id: shop }) => scopes.has(shop)),
  };
}

/** The rules of a category in force or to come; a scope whose rule has ended has none. */
const livingRules = (read: Read, category: string, now: Date) =>
  read
    .selectFrom(
      read
        .selectFrom('commission_rules')
        .select(['shop_id', 'rate_bp', 'floor', 'cap', 'effective_from'])
        .select(
          sql<Date | null>`lead(effective_from) over (partition by shop_id order by effective_from, id)`.as(
            'replaced_at',
          ),
        )
        .where('category_code', '=', category)
        .as('r'),
    )
    .select(['r.shop_id', 'r.rate_bp', 'r.floor', 'r.cap', 'r.effective_from'])
    .where((eb) => eb.or([eb('r.replaced_at', 'is', null), eb('r.replaced_at', '>', now)]))
    .where((eb) => eb.or([eb('r.rate_bp', 'is not', null), eb('r.effective_from', '>', now)]))
    .execute();
