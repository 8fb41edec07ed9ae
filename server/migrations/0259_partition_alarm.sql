-- Rows that stay in a default partition are a cause of alarms.
alter table alarms drop constraint alarms_cause_check;
alter table alarms add constraint alarms_cause_check
  check (cause in ('books', 'audit', 'watcher', 'deposits', 'chain', 'timer', 'queue', 'mail', 'disk', 'replica', 'partition'));
