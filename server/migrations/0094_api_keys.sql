-- API keys of shops. The key itself is shown once, when it is created, and stored only as its SHA-256.
create table api_keys (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  name text not null,
  hash bytea not null unique,
  -- The last characters of the key, by which people recognise it
  hint text not null,
  scopes text[] not null,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  -- When it stops working by itself; null: never
  expires_at timestamptz,
  -- To the minute
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_of_shop on api_keys (shop_id, created_at desc);

-- How many calls each key made in its latest minute, over all processes.
create table api_key_calls (
  key_id uuid primary key references api_keys (id),
  minute timestamptz not null,
  calls int not null
);

-- The key with which something was done; the member is then the one who created it.
alter table shop_audit_log add column key_id uuid references api_keys (id);
