-- Operators see their sessions: from where and with what each was opened.
alter table operator_sessions
  add column address text not null default '',
  add column user_agent text not null default '';

-- A session of the shop desk: when it was last used, moved along at most once a minute. Null for a session of the storefront,
-- which does not open the desk.
alter table sessions add column desk_seen_at timestamptz;
create index sessions_desk_seen_at on sessions (desk_seen_at) where desk_seen_at is not null;
