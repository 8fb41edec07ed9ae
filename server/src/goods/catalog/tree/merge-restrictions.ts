import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { newId } from '../../../base/ids/ids.ts';
import type { MergePort } from './merge-port.ts';

/**
 * Restrictions of the merged category hold for all of the other one from now on: what must not be sent somewhere must
 * not become sendable by a merge. They are history, so each ends, and another one begins.
 */
export const mergeRestrictions: MergePort = {
  subject: 'restrictions',
  async count(read, { from, now }) {
    return { moved: (await inForce(read, from, now)).length, ended: 0 };
  },
  async move(tx, { from, into, now }, by) {
    const rules = await inForce(tx, from, now);
    if (rules.length === 0) return;
    await tx
      .insertInto('goods_restrictions')
      .values(
        rules.map((rule) => ({
          ...rule,
          id: newId(),
          category_code: into,
          valid_from: rule.valid_from > now ? rule.valid_from : now,
          made_at: now,
          made_by: by.id,
        })),
      )
      .execute();
    await tx
      .updateTable('goods_restrictions')
      .set({ valid_until: sql`greatest(valid_from, ${now}::timestamptz)` })
      .where(
        'id',
        'in',
        rules.map(({ id }) => id),
      )
      .execute();
  },
};

const inForce = (read: Read, category: string, now: Date) =>
  read
    .selectFrom('goods_restrictions')
    .select(['id', 'countries', 'reason', 'valid_from', 'valid_until'])
    .where('category_code', '=', category)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .execute();
