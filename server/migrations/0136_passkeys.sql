-- Passkeys of shoppers (WebAuthn): they sign in, and are a second step before withdrawals.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- As the authenticator names it, in base64url
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator says that it was used; 0 from those that don't count
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- Challenges that were answered, kept until they expire, so that none is answered twice. Those that were not answered are
-- stored nowhere: they carry a signature of the server.
create table passkey_challenges (
  challenge text primary key,
  expires_at timestamptz not null
);
create index passkey_challenges_expired on passkey_challenges (expires_at);
