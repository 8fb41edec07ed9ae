-- Looks of operators at the account of a shopper: a short session that can only read. The shopper reads the list under Security.

create table account_looks (
  id uuid primary key,
  user_id uuid not null references users (id),
  operator_id uuid not null references operators (id),
  reason text not null,
  looked_at timestamptz not null,
  ends_at timestamptz not null
);
create index account_looks_user on account_looks (user_id, looked_at desc);

alter table sessions add column look_id uuid references account_looks (id) on delete cascade;
