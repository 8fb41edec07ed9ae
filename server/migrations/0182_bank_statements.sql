-- Statements of banks and providers that operators upload, and what their entries belong to.
create table bank_statements (
  id uuid primary key,
  -- SHA-256 of the file: the same file twice is one statement.
  digest text not null unique,
  -- The account in the books that it is compared with
  source text not null check (source in ('bank', 'card')),
  format text not null check (format in ('camt053', 'csv')),
  file_name text not null,
  account text not null default '',
  closed_on date,
  -- Minor USD: the balance by the statement, null where it says none, and by the books at the upload
  closing bigint,
  books bigint not null,
  -- Entries that another statement had already
  repeated integer not null default 0,
  uploaded_by uuid not null references operators (id),
  uploaded_at timestamptz not null
);
create index bank_statements_uploaded on bank_statements (uploaded_at desc);

create table statement_entries (
  id uuid primary key,
  statement_id uuid not null references bank_statements (id),
  line integer not null,
  -- What makes it the same entry in overlapping statements
  identity text not null unique,
  booked_on date,
  -- Minor units; negative: left the account
  amount bigint not null,
  currency text not null,
  end_to_end text not null default '',
  reference text not null default '',
  details text not null default '',
  party text not null default '',
  kind text not null check (kind in ('payout', 'return', 'top_up', 'fee', 'unknown')),
  withdrawal_id uuid references withdrawals (id),
  recharge_id uuid references recharges (id),
  -- Why it is not matched, or could not be settled; empty when nothing is open
  why text not null default '',
  -- Whether the books had it when the statement was uploaded
  booked boolean not null,
  note text not null default '',
  noted_by uuid references operators (id),
  noted_at timestamptz,
  check ((noted_at is null) = (noted_by is null)),
  check ((noted_at is null) = (note = ''))
);
create index statement_entries_statement on statement_entries (statement_id, line);
create index statement_entries_withdrawal on statement_entries (withdrawal_id) where withdrawal_id is not null;
