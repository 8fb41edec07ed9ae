import type { Database } from '../src/base/db/database.ts';
import { idFromName } from '../src/base/ids/ids.ts';

/** Functions of the books as the version before migration 0265 had them. */
const formerFunctions = `
  create or replace function weigh_transactions() returns trigger language plpgsql as $$
  begin
    if exists (
      select 1 from written w join accounts a on a.id = w.account_id
      group by w.transaction_id, a.currency having sum(w.amount) <> 0)
    then
      raise exception 'A transaction does not balance' using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create or replace function print_of_entry(e entries) returns bytea language sql stable as $$
    select sha256(convert_to(concat(
      e.transaction_id, '|', e.line, '|', e.account_id, '|', e.amount, '|', e.balance_after, '|', e.number, '|',
      extract(epoch from e.booked_at), '|', e.kind, '|', e.written_by), 'UTF8'))
  $$;`;

/** The address of the account that an order had for itself. */
export const formerAddress = (orderId: string) => `order:${orderId}:escrow:USD`;

/**
 * Makes of a database one of the version before migration 0265: each of these orders has an escrow account of its own, and
 * entries don't name orders. `migrate` then brings it up to date.
 */
export async function bringBackFormerEscrow({ pool }: Database, orderIds: readonly string[]): Promise<void> {
  await pool.query('alter table entries disable trigger user');
  for (const orderId of orderIds) {
    const id = idFromName(`account ${formerAddress(orderId)}`);
    await pool.query(
      `insert into accounts (id, address, kind, owner_id, currency, normal) values ($1, $2, 'order_escrow', $3, 'USD', 'credit')`,
      [id, formerAddress(orderId), orderId],
    );
    await pool.query('update entries set account_id = $1 where order_id = $2', [id, orderId]);
  }
  await pool.query('alter table entries enable trigger user');
  await pool.query(`delete from accounts where kind = 'order_escrow' and address like 'user:%'`);
  await pool.query('alter table entries drop column order_id');
  await pool.query(formerFunctions);
  await pool.query(`update migrations set digest = 'former' where name = 'repeatable/books.sql'`);
  await pool.query(`delete from migrations where name = '0265_escrow_of_shoppers.sql'`);
}
