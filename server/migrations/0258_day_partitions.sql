-- Who was counted for what on a day is kept by day: a day that is over is dropped as a whole (base/db/partitions). The
-- partitions are in a schema of their own, so that `public` lists each table once. The table as it was becomes the first
-- partition, up to the day after today, and nothing is copied.
create schema if not exists partitions;

do $$
declare
  name text;
  latest date;
  boundary date;
begin
  foreach name in array array['visit_marks', 'search_marks', 'product_visitors'] loop
    execute format('select max(day) from public.%I', name) into latest;
    boundary := greatest((now() at time zone 'utc')::date, latest) + 1;
    execute format('alter table public.%I set schema partitions', name);
    execute format('alter table partitions.%I rename to %I', name, name || '_first');
    execute format(
      'create table public.%I (like partitions.%I including all) partition by range (day)', name, name || '_first');
    execute format('create table partitions.%I partition of public.%I default', name || '_default', name);
    -- It referred to the product: dropping a partition would lock the products. A digest without its product counts for nobody.
    if name = 'product_visitors' then
      alter table partitions.product_visitors_first drop constraint product_visitors_product_id_fkey;
    end if;
    execute format('alter table public.%I attach partition partitions.%I for values from (minvalue) to (%L)',
      name, name || '_first', boundary);
  end loop;
end $$;
