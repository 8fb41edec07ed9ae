-- Operators lock accounts and write notes about them. An account that was deleted on request stays as a row without a person,
-- because books and orders name it. What an account's lock stops stands with the account itself, so that
-- whoever locks its row reads it without another query; the rows of account_locks say who locked it, when and why.

alter table users add column locked text check (locked in ('everything', 'payments', 'withdrawals'));
alter table users add column deleted_at timestamptz;
create index users_locked on users (created_at) where locked is not null;

create table account_locks (
  id uuid primary key,
  user_id uuid not null references users (id),
  stops text not null check (stops in ('everything', 'payments', 'withdrawals')),
  reason text not null,
  locked_at timestamptz not null,
  locked_by uuid not null references operators (id),
  ended_at timestamptz,
  ended_by uuid references operators (id),
  end_reason text not null default '',
  constraint account_locks_ended check ((ended_at is null) = (ended_by is null))
);
create unique index account_locks_open on account_locks (user_id) where ended_at is null;
create index account_locks_user on account_locks (user_id, locked_at desc);

create table account_notes (
  id uuid primary key,
  user_id uuid not null references users (id),
  body text not null,
  written_at timestamptz not null,
  written_by uuid not null references operators (id)
);
create index account_notes_user on account_notes (user_id, written_at desc);

-- Sign-ins for the timeline of an account: a session is gone when it ends.
create table sign_ins (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  signed_in_at timestamptz not null,
  address text not null,
  device text not null,
  at_desk boolean not null
);
create index sign_ins_user on sign_ins (user_id, signed_in_at desc);
create index sign_ins_age on sign_ins (signed_in_at);

-- All orders of a shopper, also those that the shopper has hidden.
create index orders_of_user on orders (user_id, placed_at desc);
