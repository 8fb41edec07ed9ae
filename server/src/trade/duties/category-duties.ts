import type { Read } from '../../base/db/database.ts';

/** Whether a rule of duty or tax names a category, in force or to come. */
export async function hasDuties(read: Read, category: string, now: Date): Promise<boolean> {
  const rule = await read
    .selectFrom('duty_rules')
    .select('id')
    .where('category_code', '=', category)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .executeTakeFirst();
  return rule !== undefined;
}
