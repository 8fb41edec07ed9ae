-- The hashes of the audit log. What is hashed is the entry's text as PostgreSQL writes it, free of the session's settings.

create or replace function audit_hash(previous bytea, number bigint, entry audit_log) returns bytea
language sql immutable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    number, entry.id, extract(epoch from entry.at)::text, entry.operator_id, entry.act, entry.subject, entry.details
  )::text, 'UTF8'))
$$;

create or replace function await_audit_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (audit_id) values (new.id);
  return null;
end $$;
create or replace trigger audit_log_awaits_seal after insert on audit_log
  for each row execute function await_audit_seal();

-- Seals at most this many waiting entries, the oldest first. One at a time: the lock keeps out other sealers, nobody else.
create or replace function seal_audit_log(most int) returns int language plpgsql as $$
declare
  entry audit_log;
  last_number bigint;
  last_hash bytea;
  sealed int := 0;
begin
  lock table audit_seals in share row exclusive mode;
  select s.number, s.hash into last_number, last_hash from audit_seals s order by s.number desc limit 1;
  last_number := coalesce(last_number, 0);
  last_hash := coalesce(last_hash, sha256('tradewind audit log'));
  for entry in
    select l.* from audit_unsealed u join audit_log l on l.id = u.audit_id order by l.id limit most
  loop
    last_number := last_number + 1;
    last_hash := audit_hash(last_hash, last_number, entry);
    insert into audit_seals (number, audit_id, hash) values (last_number, entry.id, last_hash);
    delete from audit_unsealed u where u.audit_id = entry.id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;
