-- Questions of shoppers about products, which everybody can read, with one answer of the shop and those of buyers, and the
-- reports that operators look into.

create table product_questions (
  id uuid primary key,
  product_id uuid not null references products (id),
  shop_id uuid not null references shops (id),
  user_id uuid not null references users (id),
  -- Empty once the account was deleted: such a question is no longer shown
  words text not null,
  -- The language in which it was asked
  locale text not null,
  asked_at timestamptz not null,
  hidden_at timestamptz,
  hidden_by uuid references operators (id),
  hidden_because text not null default '',
  check ((hidden_at is null) = (hidden_by is null) and (hidden_at is null) = (hidden_because = ''))
);
create index product_questions_newest on product_questions (product_id, asked_at desc, id desc)
  where hidden_at is null and words <> '';
create index product_questions_shop on product_questions (shop_id, asked_at desc, id);
create index product_questions_user on product_questions (user_id, asked_at desc);
create index product_questions_age on product_questions (asked_at desc, id);

create table product_answers (
  id uuid primary key,
  question_id uuid not null references product_questions (id),
  -- Whose page shows it
  product_id uuid not null references products (id),
  by_shop boolean not null,
  user_id uuid not null references users (id),
  words text not null,
  answered_at timestamptz not null,
  edited_at timestamptz,
  hidden_at timestamptz,
  hidden_by uuid references operators (id),
  hidden_because text not null default '',
  check ((hidden_at is null) = (hidden_by is null) and (hidden_at is null) = (hidden_because = ''))
);
-- One answer of the shop, and one of each buyer
create unique index product_answers_shop on product_answers (question_id) where by_shop;
create unique index product_answers_buyer on product_answers (question_id, user_id) where not by_shop;
create index product_answers_user on product_answers (user_id);

-- What somebody finds wrong with a question or an answer, once per account.
create table question_reports (
  id uuid primary key,
  question_id uuid not null references product_questions (id),
  -- Null for the question itself
  answer_id uuid references product_answers (id),
  user_id uuid not null references users (id),
  reason text not null check (reason in ('spam', 'abuse', 'private', 'untrue', 'other')),
  words text not null default '',
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references operators (id),
  unique nulls not distinct (question_id, answer_id, user_id),
  check ((decided_at is null) = (decided_by is null))
);
create index question_reports_open on question_reports (reported_at, question_id) where decided_at is null;
create index question_reports_user on question_reports (user_id);
