-- Reviews: what buyers say about what they bought, one per order line, with the shop's reply, the votes of others, and
-- the reports that operators look into. Figures of products and shops are counted from them.

create table reviews (
  id uuid primary key,
  line_id uuid not null unique references order_lines (id),
  order_id uuid not null references orders (id),
  product_id uuid not null references products (id),
  shop_id uuid not null references shops (id),
  user_id uuid not null references users (id),
  -- Half stars
  product_score smallint not null check (product_score between 1 and 10),
  service_score smallint not null check (service_score between 1 and 10),
  postage_score smallint not null check (postage_score between 1 and 10),
  words text not null default '',
  -- Names of uploads
  pictures text[] not null default '{}' check (cardinality(pictures) <= 6),
  nameless boolean not null default false,
  reviewed_at timestamptz not null,
  -- Changed once at most
  edited_at timestamptz,
  follow_up text not null default '',
  follow_up_pictures text[] not null default '{}' check (cardinality(follow_up_pictures) <= 6),
  followed_up_at timestamptz,
  reply text not null default '',
  replied_at timestamptz,
  replied_by uuid references users (id),
  -- Counted from the votes; nothing else writes it
  helpful integer not null default 0,
  hidden_at timestamptz,
  hidden_by uuid references operators (id),
  hidden_because text not null default '',
  check ((followed_up_at is null) = (follow_up = '' and follow_up_pictures = '{}')),
  check ((replied_at is null) = (reply = '') and (replied_at is null) = (replied_by is null)),
  check ((hidden_at is null) = (hidden_by is null) and (hidden_at is null) = (hidden_because = ''))
);
create index reviews_helpful on reviews (product_id, helpful desc, reviewed_at desc, id) where hidden_at is null;
create index reviews_newest on reviews (product_id, reviewed_at desc, id) include (product_score)
  where hidden_at is null;
create index reviews_order on reviews (order_id);
create index reviews_shop on reviews (shop_id, reviewed_at desc, id);
create index reviews_shop_scores on reviews (shop_id) include (product_score) where hidden_at is null;
create index reviews_age on reviews (reviewed_at desc, id);

create table review_votes (
  review_id uuid not null references reviews (id),
  user_id uuid not null references users (id),
  voted_at timestamptz not null,
  primary key (review_id, user_id)
);

-- What somebody finds wrong with a review: once per account, by a shopper or for the shop that it is about.
create table review_reports (
  id uuid primary key,
  review_id uuid not null references reviews (id),
  user_id uuid not null references users (id),
  for_shop boolean not null default false,
  reason text not null check (reason in ('spam', 'abuse', 'private', 'untrue', 'other')),
  words text not null default '',
  reported_at timestamptz not null,
  -- By which decision it was dealt with
  decided_at timestamptz,
  decided_by uuid references operators (id),
  unique (review_id, user_id),
  check ((decided_at is null) = (decided_by is null))
);
create index review_reports_open on review_reports (reported_at, review_id) where decided_at is null;
