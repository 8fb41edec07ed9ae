-- Many transactions may be booked in one statement: each is weighed by counting its entries, which takes as long for each of
-- many as for one.

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
