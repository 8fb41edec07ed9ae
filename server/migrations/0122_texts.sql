-- Help, law and texts about the platform, each with versions, and announcements.

create table texts (
  kind text not null check (kind in ('help_topic', 'help', 'law', 'platform')),
  -- In addresses, such as `/helpAndSupport?q=cancel-order`
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Of a question: the slug of its topic
  topic text not null default '',
  position integer not null,
  primary key (kind, slug)
);

-- The latest version that is effective is shown. Never changed, because acceptances name versions.
create table text_versions (
  kind text not null,
  slug text not null,
  version integer not null check (version > 0),
  -- By language; the bodies are safe HTML with places for settings such as `{pay_time}`
  titles jsonb not null,
  bodies jsonb not null,
  effective_at timestamptz not null,
  published_at timestamptz not null,
  -- null: the text that comes with the software
  published_by uuid references operators (id),
  primary key (kind, slug, version),
  foreign key (kind, slug) references texts (kind, slug)
);

create table announcements (
  id uuid primary key,
  titles jsonb not null,
  bodies jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- null: the installation itself
  made_by uuid references operators (id),
  made_at timestamptz not null
);
create index announcements_end on announcements (ends_at);

-- Which versions of the terms a shopper accepted, each for the first time; what an order was placed under is on its group.
create table accepted_terms (
  user_id uuid not null references users (id),
  version integer not null,
  accepted_at timestamptz not null,
  act text not null check (act in ('registration', 'notice')),
  primary key (user_id, version)
);

-- null: placed by a client that does not show the terms
alter table order_groups add column terms_version integer;
