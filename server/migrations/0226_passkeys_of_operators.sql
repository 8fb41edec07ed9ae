-- Operators can have passkeys too: one belongs to an account of a shopper or to an operator, never to both.
alter table passkeys
  alter column user_id drop not null,
  add column operator_id uuid references operators (id) on delete cascade,
  add constraint passkeys_owner check (num_nonnulls(user_id, operator_id) = 1);
create index passkeys_operator on passkeys (operator_id, created_at) where operator_id is not null;
