-- The escrow of all orders of a shopper is one account, in place of one for each order, and each of its entries names the
-- order. Entries are never rewritten: those of before stay, and what the account of an order still holds is moved.

-- The order whose escrow an entry moves; null in other accounts, and in those that orders had before.
alter table entries add column order_id uuid;
create index entries_order on entries (order_id) where order_id is not null;

-- Where a backup was restored to another server, what is written here follows what was proven there.
select follow_server();

create temporary table moved on commit drop as
select
  -- Ids are made of the time and of chance, as newId does it.
  (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7'
    || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid as id,
  held.account_id as former, held.amount, held.currency, o.id as order_id, o.user_id, o.sn,
  'user:' || o.user_id || ':escrow:' || held.currency as address,
  -- The id of the account, as idFromName derives it.
  overlay(overlay(left(hash.hex, 32) placing '8' from 13)
    placing translate(substr(hash.hex, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab') from 17)::uuid as escrow
from (
  select e.account_id, a.owner_id, a.currency, sum(e.amount)::bigint as amount
  from entries e join accounts a on a.id = e.account_id
  where a.kind = 'order_escrow' group by e.account_id, a.owner_id, a.currency having sum(e.amount) > 0
) held
join orders o on o.id = held.owner_id
cross join lateral (
  select encode(sha256(convert_to('account user:' || o.user_id || ':escrow:' || held.currency, 'UTF8')), 'hex') as hex
) hash;

insert into accounts (id, address, kind, owner_id, currency, normal)
select distinct escrow, address, 'order_escrow', user_id, currency, 'credit' from moved;

insert into transactions (id, kind, reference, memo, posted_at)
select id, 'escrow_moved', 'order:' || order_id || ':escrow_moved', sn,
  now() + coalesce((select ahead_ms from demo_clock), 0) * interval '1 millisecond'
from moved;

insert into entries (transaction_id, line, account_id, amount, order_id)
select id, 0, former, -amount, null from moved union all select id, 1, escrow, amount, order_id from moved;

-- The next check of the books reads all of these at once.
analyze accounts;
analyze entries;
