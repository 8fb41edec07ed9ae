-- Sign-in with OpenID Connect providers: whom a provider knows under a subject, and accounts that have no password.
create table user_identities (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The name of the provider in the settings, for its label
  provider text not null,
  -- Subjects are unique within their issuer, whatever the settings call it later
  issuer text not null,
  subject text not null,
  -- As the provider said it when it was connected, to tell two of them apart; never a key
  email text not null default '',
  created_at timestamptz not null,
  used_at timestamptz
);
create unique index user_identities_subject on user_identities (issuer, subject);
create index user_identities_user on user_identities (user_id, created_at);

-- False: the hash is of something that nobody knows, until a first password is set.
alter table users add column has_password boolean not null default true;
