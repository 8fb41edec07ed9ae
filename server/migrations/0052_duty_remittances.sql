-- Duty and tax that were collected with orders, handed on to an authority by bank transfer.

create table duty_remittances (
  id uuid primary key,
  -- Minor units
  amount bigint not null check (amount > 0),
  authority text not null check (authority <> ''),
  bank_reference text not null check (bank_reference <> ''),
  -- So large that whoever asked may not book it
  two_people boolean not null,
  state text not null default 'asked' check (state in ('asked', 'booked', 'refused')),
  asked_by uuid not null references operators (id),
  asked_at timestamptz not null,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  answer text not null default '',
  check ((state = 'asked') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- Whatever a program believes.
  constraint duty_remittances_two_people check (not two_people or state <> 'booked' or decided_by <> asked_by)
);
create index duty_remittances_state on duty_remittances (state, asked_at);
-- One transfer is handed on once, however its reference is typed.
create unique index duty_remittances_transfer on duty_remittances (upper(bank_reference)) where state <> 'refused';
