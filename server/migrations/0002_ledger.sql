-- The books: append-only double entry in whole minor units. A positive amount is a credit. Every transaction sums to zero,
-- rows are never edited, and undo is a new transaction.

create table accounts (
  -- Derived from the address, so that whoever can spell an account knows its id without a look-up.
  id uuid primary key,
  address text not null unique,
  kind text not null,
  owner_id uuid,
  currency text not null,
  -- The side on which the account grows: what we owe grows by credit, what we own by debit.
  normal text not null check (normal in ('credit', 'debit')),
  opened_at timestamptz not null default now()
);
create index accounts_owner on accounts (owner_id) where owner_id is not null;
create index accounts_kind on accounts (kind);

-- Accounts of users and shops: locked before they are read, never below zero, always equal to the sum of their entries.
create table balances (
  account_id uuid primary key references accounts (id),
  amount bigint not null default 0 check (amount >= 0)
);

create table transactions (
  id uuid primary key,
  kind text not null,
  -- What happened, once: the same event can't be booked twice.
  reference text not null unique,
  memo text not null default '',
  posted_at timestamptz not null
);
create index transactions_posted on transactions (posted_at);

create table entries (
  transaction_id uuid not null references transactions (id),
  line smallint not null,
  account_id uuid not null references accounts (id),
  amount bigint not null check (amount <> 0),
  -- Running balance of a locked account; null for the platform's own, which are summed.
  balance_after bigint,
  primary key (transaction_id, line)
);
create index entries_account on entries (account_id, transaction_id);

create function refuse_change_of_books() returns trigger language plpgsql as $$
begin
  raise exception 'The books are append-only: undo with a new transaction' using errcode = 'restrict_violation';
end $$;
create trigger entries_append_only before update or delete on entries for each row execute function refuse_change_of_books();
create trigger entries_no_truncate before truncate on entries for each statement execute function refuse_change_of_books();
create trigger transactions_append_only before update or delete on transactions for each row execute function refuse_change_of_books();
create trigger transactions_no_truncate before truncate on transactions for each statement execute function refuse_change_of_books();

-- All entries of a transaction come in one statement; this is where they are weighed.
create function weigh_transactions() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from written w join accounts a on a.id = w.account_id
    group by w.transaction_id, a.currency having sum(w.amount) <> 0
  ) or exists (
    select 1 from written w where exists (
      select 1 from entries e where e.transaction_id = w.transaction_id and not exists (
        select 1 from written x where x.transaction_id = e.transaction_id and x.line = e.line)))
  then
    raise exception 'A transaction does not balance' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger entries_balance after insert on entries referencing new table as written
  for each statement execute function weigh_transactions();
