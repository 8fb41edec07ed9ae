-- Changes of operators and of what guards money: proposed by one person, approved by another, applied after a waiting time.

create table pending_changes (
  id uuid primary key,
  kind text not null,
  -- What it changes, e.g. `operator:<id>` or `setting:<name>`.
  subject text not null,
  -- What the subject is called.
  name text not null,
  -- The input of the change; may contain secrets, so it is never shown.
  payload jsonb not null,
  -- What people read of it: a list of fields with their values before and after.
  shown jsonb not null,
  -- The operator whom it is about, who can neither propose nor approve it.
  concerns uuid references operators (id),
  reason text not null check (reason <> ''),
  state text not null
    check (state in ('proposed', 'approved', 'applied', 'refused', 'withdrawn', 'failed', 'expired')),
  -- There was nobody who could approve it when it was proposed: the waiting time alone guards it.
  alone boolean not null,
  proposed_by uuid not null references operators (id),
  proposed_at timestamptz not null,
  effective_at timestamptz not null check (effective_at >= proposed_at),
  approved_by uuid references operators (id),
  approved_at timestamptz,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  answer text not null default '',
  check ((approved_by is null) = (approved_at is null)),
  check ((state in ('proposed', 'approved')) = (decided_at is null)),
  constraint pending_changes_two_people check (approved_by <> proposed_by and approved_by <> concerns),
  constraint pending_changes_approved check (state not in ('approved', 'applied') or alone or approved_by is not null),
  constraint pending_changes_waited check (state <> 'applied' or decided_at >= effective_at)
);
-- One at a time: whoever approves knows what holds before and after.
create unique index pending_changes_open on pending_changes (subject) where state in ('proposed', 'approved');
create index pending_changes_due on pending_changes (effective_at) where state in ('proposed', 'approved');
create index pending_changes_proposed on pending_changes (proposed_at, id);

-- Networks use the table above.
drop table network_changes;

-- An operator without a password sets one through a one-time link.
alter table operators alter column password_hash drop not null;
-- The administrator who brought the operator in alone; the two count as one person until somebody else confirms the operator.
alter table operators add column sponsor_id uuid references operators (id);

-- One-time links through which operators set up password and codes; a new one replaces the old one.
create table operator_links (
  operator_id uuid primary key references operators (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
