import { sql } from 'kysely';
import type { AddressParts } from '@tradewind/contract/people/addresses';
import type { Tx } from '../../base/db/database.ts';

/** The longest area of an address, in characters. */
const maxArea = 300;

export interface AddressForm {
  name: string;
  mobile: string;
  area: string;
  /** ISO code; empty when it can't be determined. */
  country: string;
  detail: string;
  tag: string;
  mobile_e164: string | null;
  /** null when the client sent none. */
  parts: AddressParts | null;
  /** Absent: unchanged, or none for a new address. */
  customs_code?: string | undefined;
  /** Absent: unchanged while the name is, or none for a new address. */
  name_latin?: string | undefined;
}

/**
 * Locks a user's addresses. Every act that changes them takes this lock first: it guarantees "at most fifty" and "exactly
 * one default", even while there is no row to lock.
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
 * Updates an address. Older clients send only the text; when it changes, the stored parts no longer match and are removed,
 * and the country is the one that the new text names. A name in Latin letters that was given for another name is removed.
 *
 * @returns false when this user has no such address.
 */
export async function updateAddress(tx: Tx, userId: string, id: string, form: AddressForm): Promise<boolean> {
  const sameText = sql`area = ${form.area} and detail = ${form.detail}`;
  const keptParts = sql<string | null>`case when ${sameText} then parts end`;
  const keptCountry = sql<string>`case when ${sameText} and country <> '' then country else ${form.country} end`;
  const row = await tx
    .updateTable('addresses')
    .set({
      ...form,
      name_latin: form.name_latin ?? sql<string>`case when name = ${form.name} then name_latin else '' end`,
      country: form.parts ? form.country : keptCountry,
      parts: stored(form.parts) ?? keptParts,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores the country of an address whose text names none, and adds its name to the area, which parcels show.
 * Changes nothing where the country is known, or the user has no such address.
 */
export async function storeCountry(
  tx: Tx,
  userId: string,
  id: string,
  { code, name }: { code: string; name: string },
): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ country: code, area: sql<string>`left(area, ${maxArea - name.length - 2}) || ', ' || ${name}::text` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('country', '=', '')
    .execute();
}

/** Stores the customs code of an address; changes nothing where the user has no such address. */
export async function storeCustomsCode(tx: Tx, userId: string, id: string, code: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ customs_code: code })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Makes it the only default, in two statements because the unique index on the default is checked row by row.
 *
 * @returns false when this user has no such address; the old default is already cleared then, so the caller must refuse.
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

/** Serialised: the driver treats a string as JSON text. */
const stored = (parts: AddressParts | null): string | null => parts && JSON.stringify(parts);

/** @returns the deleted address; null when this user has no such address. */
export async function removeAddress(tx: Tx, userId: string, id: string): Promise<{ is_default: boolean } | null> {
  const row = await tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('is_default')
    .executeTakeFirst();
  return row ?? null;
}

/** Makes the newest address the default, if there is one. */
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
