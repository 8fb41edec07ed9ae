import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { SecondFactor } from '@tradewind/contract/people/shop-desk/second-factor';
import type { Read } from '../../base/db/database.ts';
import { readSettings } from '../../platform/settings/index.ts';

/** The second factor of an account, in its role in a shop. */
export async function showSecondFactor(
  read: Read,
  { userId, role }: { userId: string; role: ShopRole },
  now: Date,
): Promise<SecondFactor> {
  const row = await read
    .selectFrom('second_factors as f')
    .select((eb) => [
      'f.confirmed_at',
      eb
        .selectFrom('recovery_codes as c')
        .select((codes) => codes.fn.countAll<bigint>().as('left'))
        .whereRef('c.user_id', '=', 'f.user_id')
        .as('left'),
    ])
    .where('f.user_id', '=', userId)
    .where('f.confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (row) return { state: 'on', since: row.confirmed_at!.toISOString(), recovery_codes_left: Number(row.left) };
  return { state: (await isRequired(read, role, now)) ? 'missing' : 'off', since: null, recovery_codes_left: 0 };
}

/** Whether a member of a shop must have a second factor and has none. */
export async function lacksSecondFactor(read: Read, userId: string, role: ShopRole, now: Date): Promise<boolean> {
  return (await isRequired(read, role, now)) && !(await hasSecondFactor(read, userId));
}

async function hasSecondFactor(read: Read, userId: string): Promise<boolean> {
  const row = await read
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function isRequired(read: Read, role: ShopRole, now: Date): Promise<boolean> {
  const { 'security.shopSecondFactor': required } = await readSettings(read, now);
  return required === 'members' || (required === 'owners' && role === 'owner');
}
