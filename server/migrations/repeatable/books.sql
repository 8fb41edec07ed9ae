-- The arithmetic of the books that the database itself guarantees.

-- All entries of a transaction come in one statement, which may hold many transactions. Each of them must sum to zero
-- in every currency, and nothing may be added to one that was booked before: its entries are counted, which takes as
-- long for each of many as for one.
create or replace function weigh_transactions() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from written w join accounts a on a.id = w.account_id
    group by w.transaction_id, a.currency having sum(w.amount) <> 0
  ) or exists (
    select 1 from (select transaction_id, count(*) as entries from written group by transaction_id) w
    where w.entries <> (select count(*) from entries e where e.transaction_id = w.transaction_id))
  then
    raise exception 'A transaction does not balance' using errcode = 'check_violation';
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
