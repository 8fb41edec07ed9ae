-- The books: append-only double entry in whole minor units. A positive amount is a credit. Every transaction sums to
-- zero, rows are never edited, and undo is a new transaction (repeatable/append-only.sql and repeatable/books.sql).

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
  amount bigint not null default 0 check (amount >= 0),
  -- How many entries the account has, and the time of the last
  entries bigint not null default 0,
  last_at timestamptz
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

-- The fund record is made of these: every account of a user or shop numbers its entries without a gap, in the order in
-- which its balance moved, so that a page is a range of numbers, a running balance can be re-added by anyone, and
-- nothing needs counting.
create table entries (
  transaction_id uuid not null references transactions (id),
  line smallint not null,
  account_id uuid not null references accounts (id),
  amount bigint not null check (amount <> 0),
  -- Running balance of a locked account; null for the platform's own, which are summed. So are the three below.
  balance_after bigint,
  -- 1, 2, 3 …
  number bigint,
  -- When the account saw it: the transaction's time, and never before the entry of the number below.
  booked_at timestamptz,
  -- The transaction's kind, for filters
  kind text,
  primary key (transaction_id, line),
  constraint entries_of_locked_accounts check (
    (number is null) = (balance_after is null) and (number is null) = (booked_at is null)
    and (number is null) = (kind is null)
  )
);
create index entries_account on entries (account_id, transaction_id) where number is null;
create unique index entries_number on entries (account_id, number) where number is not null;
create index entries_kind on entries (account_id, kind, number) where number is not null;

-- What the platform's own accounts came to when they were last folded up: their balance is this and the entries after
-- it.
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

-- Corrections of a balance, which need two operators.
create table corrections (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Minor units: what the user gains, or loses when negative.
  amount bigint not null check (amount <> 0),
  -- Where it comes from or goes to: the platform's own result, or a source of the outside world.
  against text not null,
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  asked_by uuid not null references operators (id),
  asked_at timestamptz not null,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  answer text not null default '',
  check ((state = 'asked') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- Two people, whatever a program believes.
  constraint corrections_two_people check (state <> 'approved' or decided_by <> asked_by)
);
create index corrections_state on corrections (state, asked_at);
create index corrections_user on corrections (user_id, asked_at);

-- What a dollar was worth, who said so and when.
create table currency_rates (
  id uuid primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- So many units are worth one US dollar.
  rate numeric(18, 8) not null check (rate > 0),
  source text not null,
  -- The day that the rate is of.
  quoted_on date not null,
  loaded_at timestamptz not null,
  -- null: the installation by itself
  loaded_by uuid
);
create index currency_rates_latest on currency_rates (currency, loaded_at desc, id desc);
