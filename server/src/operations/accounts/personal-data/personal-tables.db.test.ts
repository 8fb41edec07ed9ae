import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import type { Tables } from '../../../base/db/tables.ts';
import { personalTables } from './personal-tables.ts';

const db = await testDatabase();

/** Columns that name an account without a foreign key. */
const namedOnly = ['user_id', 'owner_id', 'reader_id', 'inviter_id'];

/** Columns of these names that name no shopper: they are computed from `user_id`, or name operators or challenges. */
const otherwise: readonly string[] = ['payout_addresses.owner_id', 'withdrawals.owner_id'];

async function columnsOfAccounts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select r.relname || '.' || a.attname as name
    from pg_constraint k
    join pg_class r on r.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass and r.relnamespace = 'public'::regnamespace
    union
    select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name in (${sql.join(namedOnly)})
    order by 1`.execute(db.kysely);
  return rows.map(({ name }) => name).filter((name) => !otherwise.includes(name));
}

/** Columns of accounts that no entry covers: by its column, or by a condition on the whole table. */
async function uncovered(): Promise<string[]> {
  const byColumn = new Set(personalTables.map(({ table, of }) => (typeof of === 'string' ? `${table}.${of}` : '')));
  const byCondition = new Set(personalTables.map(({ table, of }) => (typeof of === 'string' ? '' : table)));
  return (await columnsOfAccounts()).filter((name) => !byColumn.has(name) && !byCondition.has(name.split('.')[0]!));
}

it('says of every column that names an account what becomes of it', async () => {
  expect(await uncovered()).toEqual([]);
});

it('finds a new table with a column of an account', async () => {
  await sql`create table new_things (id uuid primary key, user_id uuid references users (id))`.execute(db.kysely);
  expect(await uncovered()).toEqual(['new_things.user_id']);
  await sql`drop table new_things`.execute(db.kysely);
});

it('names tables and columns that exist', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    db.kysely,
  );
  const columns = new Set(rows.map(({ name }) => name));
  const tables = new Set(rows.map(({ name }) => name.split('.')[0]!));
  const named = personalTables.flatMap((entry) => [
    ...(typeof entry.of === 'string' ? [`${entry.table}.${entry.of}`] : []),
    ...(entry.fate === 'cleared' ? Object.keys(entry.columns).map((column) => `${entry.table}.${column}`) : []),
  ]);
  expect(personalTables.filter(({ table }) => !tables.has(table)).map(({ table }) => table)).toEqual([]);
  expect(named.filter((name) => !columns.has(name))).toEqual([]);
});

it('gives a reason for every table that is kept', () => {
  const kept = personalTables.filter((entry) => entry.fate === 'kept');
  expect(kept.every((entry) => entry.fate === 'kept' && entry.because.length > 10)).toBe(true);
  expect(kept.map(({ table }) => table as keyof Tables)).toContain('withdrawals');
});
