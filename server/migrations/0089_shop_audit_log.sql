-- What the members of a shop did at its desk; only its owner reads it. Rows are only added (repeatable/append-only.sql).
create table shop_audit_log (
  -- Sorts by time
  id uuid primary key,
  at timestamptz not null,
  shop_id uuid not null references shops (id),
  user_id uuid not null references users (id),
  -- The member's role at that time
  role text not null,
  -- The endpoint, e.g. `shopDesk.shipOrder`, and the id of what it was about; empty: the shop itself
  act text not null,
  subject text not null,
  -- What was asked, shortened and without secrets
  details jsonb not null
);
create index shop_audit_log_newest on shop_audit_log (shop_id, id desc);
create index shop_audit_log_member on shop_audit_log (shop_id, user_id, id desc);
create index shop_audit_log_act on shop_audit_log (shop_id, act, id desc);
