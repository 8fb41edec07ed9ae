-- Rows that nobody may change afterwards, whatever a program believes: the books, the audit logs and the movements of
-- stock. The clock of a demo only goes forward.

create or replace function refuse_change_of_books() returns trigger language plpgsql as $$
begin
  raise exception 'The books are append-only: undo with a new transaction' using errcode = 'restrict_violation';
end $$;
create or replace trigger entries_append_only before update or delete on entries
  for each row execute function refuse_change_of_books();
create or replace trigger entries_no_truncate before truncate on entries
  for each statement execute function refuse_change_of_books();
create or replace trigger transactions_append_only before update or delete on transactions
  for each row execute function refuse_change_of_books();
create or replace trigger transactions_no_truncate before truncate on transactions
  for each statement execute function refuse_change_of_books();
create or replace trigger proven_points_append_only before update or delete on proven_points
  for each row execute function refuse_change_of_books();
create or replace trigger proven_points_no_truncate before truncate on proven_points
  for each statement execute function refuse_change_of_books();

create or replace function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only' using errcode = 'restrict_violation';
end $$;
create or replace trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change_of_audit();
create or replace trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change_of_audit();
create or replace trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function refuse_change_of_audit();
create or replace trigger audit_seals_no_truncate before truncate on audit_seals
  for each statement execute function refuse_change_of_audit();
create or replace trigger audit_checks_append_only before update or delete on audit_checks
  for each row execute function refuse_change_of_audit();
create or replace trigger audit_checks_no_truncate before truncate on audit_checks
  for each statement execute function refuse_change_of_audit();
create or replace trigger shop_audit_log_append_only before update or delete on shop_audit_log
  for each row execute function refuse_change_of_audit();
create or replace trigger shop_audit_log_no_truncate before truncate on shop_audit_log
  for each statement execute function refuse_change_of_audit();
-- Its partitions get the first trigger by themselves, and later ones the second with the upkeep.
do $$
declare
  part regclass;
begin
  for part in select relid from pg_partition_tree('shop_audit_log') where isleaf loop
    execute format('create or replace trigger shop_audit_log_no_truncate before truncate on %s
      for each statement execute function refuse_change_of_audit()', part);
  end loop;
end $$;

create or replace function refuse_clock_going_back() returns trigger language plpgsql as $$
begin
  raise exception 'The clock only goes forward' using errcode = 'restrict_violation';
end $$;
create or replace trigger demo_clock_forward before update on demo_clock
  for each row when (new.ahead_ms <= old.ahead_ms) execute function refuse_clock_going_back();
create or replace trigger demo_clock_stays before delete on demo_clock
  for each row execute function refuse_clock_going_back();

-- A deleted SKU, which no order has, takes its movements with it.
create or replace function refuse_change_of_movements() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'Stock movements are append-only: add another one' using errcode = 'restrict_violation';
end $$;
create or replace trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_change_of_movements();
create or replace trigger stock_movements_no_truncate before truncate on stock_movements
  for each statement execute function refuse_change_of_movements();
