import type { AddressParts } from '@tradewind/contract/people/addresses';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

/** A stored address, without its owner. */
export interface StoredAddress {
  id: string;
  name: string;
  mobile: string;
  /** `country` on the wire. */
  area: string;
  /** ISO code; empty when unknown. */
  country: string;
  detail: string;
  tag: string;
  is_default: boolean;
  mobile_e164: string | null;
  /** The parts that the text was composed from, if known. */
  parts: AddressParts | null;
  /** Empty when not known. */
  customs_code: string;
  /** Empty where `name` is in Latin letters, or not known. */
  name_latin: string;
}

const columns = [
  'id',
  'name',
  'mobile',
  'area',
  'country',
  'detail',
  'tag',
  'is_default',
  'mobile_e164',
  'parts',
  'customs_code',
  'name_latin',
] as const;

/** An address of a user; null when the user has no such address. */
export async function findAddress(read: Read, userId: string, addressId: string): Promise<StoredAddress | null> {
  const found = await read
    .selectFrom('addresses')
    .select(columns)
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found ?? null;
}

/** An id, or the column that has it. */
type Given = string | RawBuilder<unknown>;

/** SQL of one of the user's addresses as JSON of a `StoredAddress`, the default one without an id; null where there is none. */
export const addressAsJson = (userId: Given, addressId: Given | undefined) => sql<StoredAddress | null>`(
  select row_to_json(a) from (
    select ${sql.join(columns.map((column) => sql.ref(column)))} from addresses
    where user_id = ${userId} and ${addressId ? sql`id = ${addressId}::uuid` : sql`is_default`}
  ) a)`;

/** SQL of the country of the user's default delivery address; null where there is none or it is unknown. */
export const defaultCountry = (userId: string) =>
  sql<string | null>`(select nullif(country, '') from addresses where user_id = ${userId} and is_default)`;

/** A page of a user's addresses: the default first, then the newest. */
export function addressPage(
  read: Read,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<StoredAddress[]> {
  return read
    .selectFrom('addresses')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(rowsBefore(page, limit))
    .execute();
}

export async function countAddresses(read: Read, userId: string): Promise<number> {
  const { count } = await read
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
