-- A withdrawal is on hold once a payment of the same shopper was taken back, until an operator has looked at it and releases it.
alter table withdrawals
  add column released_at timestamptz,
  add column released_by uuid references operators (id),
  add column release_reason text not null default '',
  add check ((released_at is null) = (released_by is null));
