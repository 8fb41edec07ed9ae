-- The fund record: every account of a user or shop numbers its entries without a gap, in the order in which its balance
-- moved, so that a page is a range of numbers, a running balance can be re-added by anyone, and nothing needs counting.

alter table balances
  add column entries bigint not null default 0,
  add column last_at timestamptz;

alter table entries
  -- Of a locked account: 1, 2, 3 …; null for the platform's own.
  add column number bigint,
  -- When the account saw it: the transaction's time, and never before the entry of the number below.
  add column booked_at timestamptz,
  -- The transaction's kind, for filters.
  add column kind text;

alter table entries disable trigger entries_append_only;
with numbered as (
  select e.transaction_id, e.line, t.kind,
    row_number() over account as number,
    sum(e.amount) over account as balance_after,
    max(t.posted_at) over account as booked_at
  from entries e join transactions t on t.id = e.transaction_id join balances b on b.account_id = e.account_id
  window account as (partition by e.account_id order by e.transaction_id, e.line)
)
update entries e set number = n.number, balance_after = n.balance_after, booked_at = n.booked_at, kind = n.kind
from numbered n where n.transaction_id = e.transaction_id and n.line = e.line;
alter table entries enable trigger entries_append_only;

update balances b set entries = s.entries, last_at = s.last_at
from (select account_id, max(number) as entries, max(booked_at) as last_at from entries where number is not null group by account_id) s
where s.account_id = b.account_id;

do $$ begin
  if exists (select 1 from balances b where b.entries > 0 and b.amount <>
    (select e.balance_after from entries e where e.account_id = b.account_id and e.number = b.entries))
  then raise exception 'A balance does not follow from its entries'; end if;
end $$;

alter table entries add constraint entries_of_locked_accounts check ((number is null) = (balance_after is null) and (number is null) = (booked_at is null) and (number is null) = (kind is null));
create unique index entries_number on entries (account_id, number) where number is not null;
create index entries_kind on entries (account_id, kind, number) where number is not null;
drop index entries_account;
create index entries_account on entries (account_id, transaction_id) where number is null;

-- The number of an account's first entry at or after a time; one more than there are when all lie before it.
create function first_entry_since(account uuid, since timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 1;
  high bigint := coalesce((select b.entries from balances b where b.account_id = account), 0) + 1;
  middle bigint;
begin
  while low < high loop
    middle := (low + high) / 2;
    if (select e.booked_at < since from entries e where e.account_id = account and e.number = middle) then low := middle + 1; else high := middle; end if;
  end loop;
  return low;
end $$;

-- What the platform's own accounts came to when they were last folded up: their balance is this and the entries after it.
create table account_folds (
  account_id uuid primary key references accounts (id),
  amount bigint not null,
  -- Entries of transactions up to and with this id are inside.
  through uuid not null references transactions (id),
  entries bigint not null check (entries > 0),
  folded_at timestamptz not null
);

-- Every recount of the books: the nightly one's and those that an operator asked for.
create table book_checks (
  id uuid primary key,
  at timestamptz not null,
  -- The operator who asked; null for the nightly one.
  asked_by uuid,
  milliseconds integer not null check (milliseconds >= 0),
  transactions bigint not null,
  entries bigint not null,
  liabilities bigint not null,
  holdings bigint not null,
  findings jsonb not null
);
create index book_checks_at on book_checks (at desc);
