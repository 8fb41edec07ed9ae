-- Whether somebody of the house compared what a shop says of who stands behind it with a register or with documents.
-- Rows are only added and the latest one of the details holds, so a shop that changes its details has none that are checked.

create table trader_checks (
  id uuid primary key,
  trader_id uuid not null references shop_traders (id),
  -- false: an earlier check was withdrawn
  checked boolean not null,
  reason text not null default '',
  made_by uuid not null references operators (id),
  made_at timestamptz not null,
  check (checked or reason <> '')
);
create index trader_checks_latest on trader_checks (trader_id, made_at desc, id desc);
create trigger trader_checks_changed after insert on trader_checks for each statement execute function tell_catalog_changed();
