-- Answers of keyed requests are kept by day, and a day that is past is dropped as a whole (base/db/partitions). The key of
-- the table now has the time in it; that a key has one answer, whatever its day, is seen to by repeatable/idempotency.sql.
do $$
declare
  latest timestamptz;
  boundary timestamptz;
begin
  select max(created_at) into latest from idempotency_keys;
  boundary := date_trunc('day', greatest(now(), latest), 'UTC') + interval '24 hours';
  alter table idempotency_keys set schema partitions;
  alter table partitions.idempotency_keys rename to idempotency_keys_first;
  drop index partitions.idempotency_keys_age;
  -- An index over one day of keys; nothing is copied.
  alter table partitions.idempotency_keys_first drop constraint idempotency_keys_pkey;
  alter table partitions.idempotency_keys_first add primary key (owner_id, key, created_at);
  create table public.idempotency_keys (like partitions.idempotency_keys_first including all)
    partition by range (created_at);
  create table partitions.idempotency_keys_default partition of public.idempotency_keys default;
  execute format(
    'alter table public.idempotency_keys attach partition partitions.idempotency_keys_first for values from (minvalue) to (%L)',
    boundary);
end $$;
