import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';

/** Whether a commission is set for a category, in force or to come, for all shops or for one. */
export async function hasCommissions(read: Read, category: string, now: Date): Promise<boolean> {
  const rule = await read
    .selectFrom(
      read
        .selectFrom('commission_rules')
        .select(['rate_bp', 'effective_from'])
        .select(
          sql<Date | null>`lead(effective_from) over (partition by shop_id order by effective_from, id)`.as(
            'replaced_at',
          ),
        )
        .where('category_code', '=', category)
        .as('r'),
    )
    .select('r.effective_from')
    .where((eb) => eb.or([eb('r.replaced_at', 'is', null), eb('r.replaced_at', '>', now)]))
    // A rule without a rate ends the one before.
    .where((eb) => eb.or([eb('r.rate_bp', 'is not', null), eb('r.effective_from', '>', now)]))
    .executeTakeFirst();
  return rule !== undefined;
}
