-- Whoever sets a network's token, RPCs or key decides what counts as money, so such a change waits for a second administrator.

create table network_changes (
  id uuid primary key,
  network text not null references networks (code),
  -- terms: what was typed over what held, RPCs in full. key: the extended public key alone.
  what text not null check (what in ('terms', 'key')),
  wanted jsonb not null,
  -- What people read of it: no secret of an RPC, both ends of a key
  shown jsonb not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  asked_by uuid not null references operators (id),
  asked_at timestamptz not null,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  check ((state = 'asked') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- Two people, whatever a program believes.
  constraint network_changes_two_people check (state <> 'approved' or decided_by <> asked_by)
);
-- One at a time: whoever agrees knows what they agree to.
create unique index network_changes_open on network_changes (network) where state = 'asked';
