-- Applications of shoppers who want to open a shop: drafts, what was submitted, questions and answers, and the decision.

create table merchant_applications (
  id uuid primary key,
  user_id uuid not null references users (id),
  state text not null default 'draft'
    check (state in ('draft', 'submitted', 'question_asked', 'answered', 'approved', 'refused', 'withdrawn')),
  -- Counts the changes of what is applied for, so that an operator decides about what was on the screen.
  revision integer not null default 1,
  -- The earlier application whose details this one started with
  copied_from uuid references merchant_applications (id),

  -- The trader. Anything may be empty in a draft.
  trader_kind text not null default 'company' check (trader_kind in ('company', 'person')),
  legal_name text not null default '',
  address text not null default '',
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  register text not null default '',
  registration_number text not null default '',
  tax_number text not null default '',
  contact_name text not null default '',
  email text not null default '',
  phone text not null default '',

  -- The shop
  shop_name text not null default '',
  slug text not null default '',
  -- The language of its texts
  locale text not null,
  slogan text not null default '',
  about text not null default '',
  city text not null default '',
  since smallint,
  -- Paths of pictures
  avatar text not null default '',
  banner text not null default '',
  -- Codes of the categories that the shop wants to sell in
  categories text[] not null default '{}',

  -- The version of the merchant terms that was accepted with the submission
  terms_version text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  submitted_at timestamptz,
  -- The last question and the last answer
  asked_at timestamptz,
  answered_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references operators (id),
  -- Why it was refused
  reason text not null default '',
  shop_id uuid references shops (id),
  -- When its documents were given up for deletion
  documents_purged_at timestamptz,
  check ((state in ('approved', 'refused', 'withdrawn')) = (decided_at is not null)),
  check ((state in ('approved', 'refused')) = (decided_by is not null)),
  check ((state = 'approved') = (shop_id is not null)),
  check (state <> 'refused' or reason <> ''),
  check (state in ('draft', 'withdrawn') or (submitted_at is not null and terms_version <> ''))
);
create unique index merchant_applications_open on merchant_applications (user_id)
  where state in ('draft', 'submitted', 'question_asked', 'answered');
create index merchant_applications_user on merchant_applications (user_id, created_at desc);
create index merchant_applications_state on merchant_applications (state, submitted_at);

-- Files that prove who applies; private uploads.
create table application_documents (
  id uuid primary key,
  application_id uuid not null references merchant_applications (id),
  -- The path of the file, and what its owner called it
  path text not null,
  name text not null,
  added_at timestamptz not null,
  unique (application_id, path)
);

-- Questions of operators and answers of applicants.
create table application_messages (
  id uuid primary key,
  application_id uuid not null references merchant_applications (id),
  -- null: the applicant
  operator_id uuid references operators (id),
  text text not null check (text <> ''),
  sent_at timestamptz not null
);
create index application_messages_of on application_messages (application_id, sent_at, id);

-- What operators ticked off of the checklist, for one revision: a change of the application starts the list anew.
create table application_checks (
  application_id uuid not null references merchant_applications (id),
  revision integer not null,
  entry text not null check (entry <> ''),
  checked_by uuid not null references operators (id),
  checked_at timestamptz not null,
  primary key (application_id, revision, entry)
);
