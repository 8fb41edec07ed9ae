import { sql } from 'kysely';
import type { AddressParts } from '@tradewind/contract/people/addresses';
import type { Tx } from '../../base/db/database.ts';

export interface AddressForm {
  name: string;
  mobile: string;
  area: string;
  /** ISO code; empty where it can't be read. */
  country: string;
  detail: string;
  tag: string;
  mobile_e164: string | null;
  /** null: not told. */
  parts: AddressParts | null;
}

/**
 * Lets one change at a time touch a user's addresses. Every act takes it first: it is what keeps "at most fifty" and
 * "exactly one default" true, also while there is no row yet that could be locked.
 */
export async function lockAddresses(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`.execute(tx);
}

export async function insertAddress(tx: Tx, userId: string, id: string, form: AddressForm, now: Date): Promise<void> {
  await tx
    .insertInto('addresses')
    .values({ id, user_id: userId, ...form, parts: stored(form.parts), is_default: false, created_at: now })
    .execute();
}

/**
 * Clients that know nothing of parts change the text alone; the parts of another text would be wrong, so they go.
 *
 * @returns false when this user has no such address.
 */
export async function updateAddress(tx: Tx, userId: string, id: string, form: AddressForm): Promise<boolean> {
  const kept = sql<string | null>`case when area = ${form.area} and detail = ${form.detail} then parts end`;
  const sameCountry = sql<string>`case when area = ${form.area} then country else '' end`;
  const row = await tx
    .updateTable('addresses')
    .set({ ...form, country: form.country || sameCountry, parts: stored(form.parts) ?? kept })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes it the only default. Two statements, since the index that allows one default looks at each row as it changes.
 *
 * @returns false when this user has no such address; the old default is gone then, so the caller must refuse.
 */
export async function makeDefault(tx: Tx, userId: string, id: string): Promise<boolean> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('id', '!=', id)
    .execute();
  const row = await tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** As text: the driver takes a string for JSON that is written already. */
const stored = (parts: AddressParts | null): string | null => parts && JSON.stringify(parts);

/** @returns what was deleted; null when this user has no such address. */
export async function removeAddress(tx: Tx, userId: string, id: string): Promise<{ is_default: boolean } | null> {
  const row = await tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('is_default')
    .executeTakeFirst();
  return row ?? null;
}

/** The newest address becomes the default one, if any is left. */
export async function makeNewestDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('addresses')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute();
}
