-- Proofs of work that were used instead of waiting after failed attempts: each is good once, for some minutes.
create table used_proofs (
  digest bytea primary key,
  expires_at timestamptz not null
);
create index used_proofs_age on used_proofs (expires_at);
