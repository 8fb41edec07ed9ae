import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { CategoryMerge, MergePort } from '../../goods/catalog/index.ts';

/**
 * Rules of a merged category begin for the other one, unless that one has its own of the same kind for the country. Rules
 * are history, so each of the merged category ends, and another one begins.
 */
export const mergeDuties: MergePort = {
  subject: 'duties',
  async count(read, merge) {
    const { moving, ending } = await rulesAt(read, merge);
    return { moved: moving.length, ended: ending.length };
  },
  async move(tx, merge, by) {
    const { moving, ending } = await rulesAt(tx, merge);
    const { into, now } = merge;
    if (moving.length > 0)
      await tx
        .insertInto('duty_rules')
        .values(
          moving.map((rule) => ({
            ...rule,
            id: newId(),
            category_code: into,
            valid_from: rule.valid_from > now ? rule.valid_from : now,
            made_by: by.id,
            made_at: now,
          })),
        )
        .execute();
    const ids = [...moving, ...ending].map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .updateTable('duty_rules')
        .set({ valid_until: sql`greatest(valid_from, ${now}::timestamptz)` })
        .where('id', 'in', ids)
        .execute();
  },
};

async function rulesAt(read: Read, { from, into, now }: CategoryMerge) {
  const [rules, own] = await Promise.all([livingRules(read, from, now), livingRules(read, into, now)]);
  const hasOwn = ({ country, kind }: (typeof rules)[number]) =>
    own.some((rule) => rule.country === country && rule.kind === kind);
  return { moving: rules.filter((rule) => !hasOwn(rule)), ending: rules.filter(hasOwn) };
}

/** The rules of a category in force or to come. */
const livingRules = (read: Read, category: string, now: Date) =>
  read
    .selectFrom('duty_rules')
    .selectAll()
    .where('category_code', '=', category)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .execute();
