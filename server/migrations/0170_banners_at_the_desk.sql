-- Banners are written at the desk: drafts, shown in their time, with a picture of its own for a language that needs one. Their
-- pictures are uploads of operators.
alter table banners drop constraint banners_position_key;
alter table banners
  alter column position type integer,
  -- By language, in place of `image`
  add column images jsonb not null default '{}',
  -- The picture is a photograph that fills its side, not a cut-out on the ground
  add column photo boolean not null default false,
  add column published boolean not null default true,
  -- null: no limit
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- Counts the changes, so that nobody overwrites a colleague unseen
  add column revision integer not null default 1,
  add constraint banners_time_check check (ends_at > starts_at);

alter table uploads
  alter column user_id drop not null,
  add column operator_id uuid references operators (id),
  add constraint uploads_owner_check check ((user_id is null) <> (operator_id is null));
create index uploads_operator on uploads (operator_id, uploaded_at) where operator_id is not null;
