-- The audit log of shops is kept for ever, by month of its ids: what is written touches the indexes of one month only
-- (base/db/partitions). The log as it was becomes the first partition, until the end of the month, and nothing is copied. Its
-- triggers come with repeatable/append-only.sql.
do $$
declare
  latest uuid;
  boundary timestamptz;
begin
  select id into latest from shop_audit_log order by id desc limit 1;
  boundary := date_trunc('month', greatest(now(),
    to_timestamp(('x0000' || substr(replace(latest::text, '-', ''), 1, 12))::bit(64)::bigint / 1000.0)), 'UTC');
  boundary := (boundary at time zone 'UTC' + interval '1 month') at time zone 'UTC';
  drop trigger if exists shop_audit_log_append_only on shop_audit_log;
  alter table shop_audit_log set schema partitions;
  alter table partitions.shop_audit_log rename to shop_audit_log_first;
  create table public.shop_audit_log (
    like partitions.shop_audit_log_first including all excluding indexes,
    primary key (id),
    foreign key (shop_id) references shops (id),
    foreign key (user_id) references users (id),
    foreign key (key_id) references api_keys (id)
  ) partition by range (id);
  create index shop_audit_log_newest on public.shop_audit_log (shop_id, id desc);
  create index shop_audit_log_member on public.shop_audit_log (shop_id, user_id, id desc);
  create index shop_audit_log_act on public.shop_audit_log (shop_id, act, id desc);
  create table partitions.shop_audit_log_default partition of public.shop_audit_log default;
  execute format(
    'alter table public.shop_audit_log attach partition partitions.shop_audit_log_first for values from (minvalue) to (%L)',
    (lpad(to_hex((extract(epoch from boundary) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid);
end $$;
