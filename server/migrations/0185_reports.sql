-- What the books say by day, so that reports of a year are read from some thousand rows instead of every entry. The days are sums
-- of entries and nothing else: a job folds finished transactions in, each once, and later ones are read from the books themselves.

create table booked_days (
  -- Of all transactions, or of those of orders by the country that they go to, or by their shop.
  scope text not null check (scope in ('all', 'country', 'shop')),
  -- UTC; of a shop the first day of the month
  day date not null,
  -- Empty, a country, or the id of a shop
  subject text not null,
  -- The kind of the transactions and of the accounts; `order_duty` and `order_tax` are what paid orders say of their charges
  source text not null,
  account text not null,
  -- Minor units; credits are positive
  amount bigint not null,
  transactions integer not null,
  primary key (scope, day, subject, source, account)
);

-- The last transaction that the days contain.
create table booked_fold (
  only_row boolean primary key default true check (only_row),
  through uuid not null references transactions (id),
  folded_at timestamptz not null
);

-- Orders by the moment of payment, with who paid.
create index orders_paid on orders (paid_at, user_id) where paid_at is not null;
create index users_created on users (created_at);
create index shop_visit_days_day on shop_visit_days (day);

-- Searches that found nothing are counted beside those that found something.
alter table search_days add column missed integer not null default 0 check (missed >= 0);
alter table search_days drop constraint search_days_searches_check;
alter table search_days add constraint search_days_counted check (searches >= 0 and searches + missed > 0);

-- Operators who get reports by mail, and the last period that they were sent.
create table report_mails (
  operator_id uuid primary key references operators (id),
  every text not null check (every in ('week', 'month')),
  locale text not null,
  chosen_at timestamptz not null,
  -- The day after the last period that was sent
  sent_until date not null
);
