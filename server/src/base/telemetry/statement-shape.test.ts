import { expect, it } from 'vitest';
import { shapeOf } from './statement-shape.ts';

it.each([
  ['select "id" from "users" where "id" = $1', 'SELECT', 'users'],
  ['update only orders set state = $1', 'UPDATE', 'orders'],
  ['insert into "public"."orders" ("id") values ($1)', 'INSERT', 'public.orders'],
  ['with gone as (delete from sessions returning id) select count(*) from gone', 'SELECT', 'sessions'],
  [
    'with a as (insert into orders (id) select id from given), b as (select 1) insert into lines select 2',
    'INSERT',
    'orders',
  ],
  ['select * from unnest($1::text[])', 'SELECT', ''],
  ['begin isolation level repeatable read', 'BEGIN', ''],
  ['commit', 'COMMIT', ''],
  ['explain select 1', 'OTHER', ''],
])('names what %s does to which table', (text, operation, table) => {
  expect(shapeOf(text)).toMatchObject({ operation, table });
});

it('has no value that is written into the text', () => {
  const { text } = shapeOf(
    `select $1, 17, 3.5, 'it''s mine', $q$ $$ mine $q$ from s3 where c1 = 'secret' and n = -42 limit 20`,
  );
  expect(text).toBe('select $1, ?, ?, ?, ? from s3 where c1 = ? and n = -? limit ?');
});

it('has at most a thousand characters', () => {
  expect(shapeOf(`select ${'"column", '.repeat(500)} 1`).text).toHaveLength(1_000);
});
