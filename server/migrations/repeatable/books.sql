-- The arithmetic of the books that the database itself guarantees.

-- All entries of a transaction come in one statement, which may hold many transactions. Each of them must sum to zero
-- in every currency, and nothing may be added to one that was booked before: its entries are counted, which takes as
-- long for each of many as for one. Entries of escrow name their order, and no others name one.
create or replace function weigh_transactions() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from written w join accounts a on a.id = w.account_id
    group by w.transaction_id, a.currency having sum(w.amount) <> 0 or bool_or((a.kind = 'order_escrow') <> (w.order_id is not null))
  ) or exists (
    select 1 from (select transaction_id, count(*) as entries from written group by transaction_id) w
    where w.entries <> (select count(*) from entries e where e.transaction_id = w.transaction_id))
  then
    raise exception 'A transaction does not balance, or escrow is booked without its order' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace trigger entries_balance after insert on entries referencing new table as written
  for each statement execute function weigh_transactions();

-- The number of an account's first entry at or after a time; one more than there are when all lie before it.
create or replace function first_entry_since(account uuid, since timestamptz) returns bigint
language plpgsql stable as $$
declare
  low bigint := 1;
  high bigint := coalesce((select b.entries from balances b where b.account_id = account), 0) + 1;
  middle bigint;
begin
  while low < high loop
    middle := (low + high) / 2;
    if (select e.booked_at < since from entries e where e.account_id = account and e.number = middle)
    then low := middle + 1; else high := middle; end if;
  end loop;
  return low;
end $$;

-- Hashes of rows of the books, for the proven points: over text that no session setting changes. Entries without an order
-- have the hash that they had before there was the column.
create or replace function print_of_transaction(t transactions) returns bytea language sql stable as $$
  select sha256(convert_to(concat(
    t.id, '|', t.kind, '|', t.reference, '|', t.memo, '|', extract(epoch from t.posted_at), '|', t.written_by), 'UTF8'))
$$;
create or replace function print_of_entry(e entries) returns bytea language sql stable as $$
  select sha256(convert_to(concat(
    e.transaction_id, '|', e.line, '|', e.account_id, '|', e.amount, '|', e.balance_after, '|', e.number, '|',
    extract(epoch from e.booked_at), '|', e.kind, '|', e.written_by, '|' || e.order_id), 'UTF8'))
$$;
-- A quarter of a hash as a number, to be summed: 0 is the first.
create or replace function quarter_of(print bytea, quarter int) returns bigint language sql immutable as $$
  select ('x' || encode(substr(print, quarter * 8 + 1, 8), 'hex'))::bit(64)::bigint
$$;
create or replace function hash_of_point(p proven_points, previous bytea) returns bytea language sql stable as $$
  select sha256(coalesce(previous, '') || convert_to(concat(
    p.number, '|', p.before, '|', p.transactions, '|', p.entries, '|', p.liabilities, '|', p.holdings, '|',
    array_to_string(p.sums, ',')), 'UTF8'))
$$;
