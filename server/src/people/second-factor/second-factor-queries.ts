import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { OwnFactor } from '@tradewind/contract/people/second-factor';
import type { SecondFactor } from '@tradewind/contract/people/shop-desk/second-factor';
import type { Read } from '../../base/db/database.ts';
import { passkeysOf } from '../../base/passkeys/passkeys-store.ts';
import { readSettings } from '../../platform/settings/index.ts';

const factorOf = (read: Read, userId: string) =>
  read
    .selectFrom('second_factors as f')
    .select((eb) => [
      'f.confirmed_at',
      'f.at_sign_in',
      eb
        .selectFrom('recovery_codes as c')
        .select((codes) => codes.fn.countAll<bigint>().as('left'))
        .whereRef('c.user_id', '=', 'f.user_id')
        .as('left'),
    ])
    .where('f.user_id', '=', userId)
    .where('f.confirmed_at', 'is not', null)
    .executeTakeFirst();

/** The second factor of an account, in its role in a shop. */
export async function showSecondFactor(
  read: Read,
  { userId, role }: { userId: string; role: ShopRole },
  now: Date,
): Promise<SecondFactor> {
  const row = await factorOf(read, userId);
  if (row) return { state: 'on', since: row.confirmed_at!.toISOString(), recovery_codes_left: Number(row.left) };
  return { state: (await isRequired(read, role, now)) ? 'missing' : 'off', since: null, recovery_codes_left: 0 };
}

/** The second factor of an account as its owner sees it in the storefront. */
export async function showOwnFactor(read: Read, userId: string): Promise<OwnFactor> {
  const [row, passkeys] = await Promise.all([
    factorOf(read, userId),
    passkeysOf(read, { kind: 'user_id', id: userId }),
  ]);
  return {
    on: row ? 1 : 0,
    since: row?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: Number(row?.left ?? 0),
    at_sign_in: row?.at_sign_in ? 1 : 0,
    passkeys: passkeys.length,
  };
}

/** Whether the account has a second factor that the sign-in to the storefront asks for. */
export async function isAskedAtSignIn(read: Read, userId: string): Promise<boolean> {
  return (await factorOf(read, userId))?.at_sign_in ?? false;
}

/** Whether a member of a shop must have a second factor and has none. */
export async function lacksSecondFactor(read: Read, userId: string, role: ShopRole, now: Date): Promise<boolean> {
  return (await isRequired(read, role, now)) && !(await hasAuthenticator(read, userId));
}

/** Whether the account has a second factor: an authenticator or a passkey. */
export async function hasSecondFactor(read: Read, userId: string): Promise<boolean> {
  return (await hasAuthenticator(read, userId)) || (await hasPasskey(read, userId));
}

/** Whether the account has a passkey. */
export async function hasPasskey(read: Read, userId: string): Promise<boolean> {
  return (
    (await read.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !==
    undefined
  );
}

/** Whether the account has passkeys and no authenticator. */
export async function isGuardedByPasskeysAlone(read: Read, userId: string): Promise<boolean> {
  return !(await hasAuthenticator(read, userId)) && (await hasPasskey(read, userId));
}

async function hasAuthenticator(read: Read, userId: string): Promise<boolean> {
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
