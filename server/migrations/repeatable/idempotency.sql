-- A key has one answer, also where two requests with it fall on two days and so into two partitions: the second waits for the
-- transaction of the first, sees its answer, and is rolled back. Within a partition the primary key would not see it, since the
-- time is part of it.
create or replace function refuse_second_answer() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('key ' || new.owner_id || ' ' || new.key, 0));
  if exists (select from idempotency_keys k where k.owner_id = new.owner_id and k.key = new.key) then
    raise unique_violation using message = 'The key has an answer already', constraint = 'idempotency_keys_once';
  end if;
  return new;
end $$;
create or replace trigger idempotency_keys_once before insert on idempotency_keys
  for each row execute function refuse_second_answer();
