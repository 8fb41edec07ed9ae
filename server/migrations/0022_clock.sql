-- The clock of a demo installation: how far it is ahead of the real one, and who moved it.

create table demo_clock (
  single boolean primary key default true check (single),
  ahead_ms bigint not null check (ahead_ms >= 0)
);

create table clock_moves (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  -- Times of the shop
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  -- What the jobs did on the way: [{ name, runs, done, error }]
  jobs jsonb not null default '[]'
);
create index clock_moves_at on clock_moves (to_at desc);

-- Time only goes forward.
create function refuse_clock_going_back() returns trigger language plpgsql as $$
begin
  raise exception 'The clock only goes forward' using errcode = 'restrict_violation';
end $$;
create trigger demo_clock_forward before update on demo_clock for each row when (new.ahead_ms <= old.ahead_ms) execute function refuse_clock_going_back();
create trigger demo_clock_stays before delete on demo_clock for each row execute function refuse_clock_going_back();
