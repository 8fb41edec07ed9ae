-- What a job finds in the accounts of shoppers that somebody should look at. It blocks nobody: people look, and what they
-- concluded stays.

create table risk_findings (
  id uuid primary key,
  kind text not null check (kind in ('device', 'network', 'delivery', 'payout', 'refunds', 'withdrawal')),
  -- What the accounts share, or the account; names the finding of a kind
  key text not null,
  accounts uuid[] not null check (cardinality(accounts) > 0),
  facts jsonb not null,
  found_at timestamptz not null,
  -- null while the job still finds it
  gone_at timestamptz
);
create unique index risk_findings_key on risk_findings (kind, key);
create index risk_findings_found on risk_findings (found_at desc, id desc);
create index risk_findings_accounts on risk_findings using gin (accounts);

create table risk_reviews (
  id uuid primary key,
  finding_id uuid not null references risk_findings (id),
  operator_id uuid not null references operators (id),
  outcome text not null check (outcome in ('seen', 'watch', 'harmless')),
  note text not null,
  at timestamptz not null,
  -- Those of the finding at that time: once there are others, somebody has to look again
  accounts uuid[] not null
);
create index risk_reviews_finding on risk_reviews (finding_id, at desc);
