-- Customer service: conversations of shoppers with shops and with the platform, what desks add to them, and the events that
-- open pages get live.

-- One for each shopper and shop, and one for each shopper with the platform. Marks are numbers of messages.
create table service_conversations (
  id uuid primary key,
  user_id uuid not null references users,
  shop_id uuid references shops, -- null: the platform
  created_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  closed_at timestamptz,
  last_number integer not null default 0,
  last_at timestamptz not null,
  -- The shopper's first message without an answer.
  waiting_since timestamptz,
  -- A member of the shop, or an operator.
  assignee_id uuid,
  shopper_received integer not null default 0,
  shopper_read integer not null default 0,
  desk_received integer not null default 0,
  desk_read integer not null default 0,
  blocked_by_shopper_at timestamptz,
  blocked_by_desk_at timestamptz,
  -- When the absence text was sent last.
  absence_sent_at timestamptz,
  constraint service_conversations_once unique nulls not distinct (user_id, shop_id),
  check ((status = 'closed') = (closed_at is not null))
);
create index service_conversations_of_shopper on service_conversations (user_id, last_at desc, id desc);
create index service_conversations_of_desk on service_conversations (shop_id, last_at desc, id desc);
create index service_conversations_waiting on service_conversations (shop_id, waiting_since, id) where waiting_since is not null;

create table service_messages (
  id uuid primary key, -- made by the client
  conversation_id uuid not null references service_conversations,
  number integer not null,
  sender text not null check (sender in ('shopper', 'shop', 'platform')),
  user_id uuid references users,
  operator_id uuid references operators,
  automatic boolean not null default false,
  body text not null default '' check (length(body) <= 2000),
  pictures text[] not null default '{}',
  card_kind text check (card_kind in ('product', 'order', 'refund')),
  card_id uuid,
  warnings text[] not null default '{}',
  sent_at timestamptz not null,
  hidden_at timestamptz,
  unique (conversation_id, number),
  check ((card_kind is null) = (card_id is null))
);
create index service_messages_by_author on service_messages (user_id, sent_at) where user_id is not null;
create index service_messages_by_operator on service_messages (operator_id, sent_at) where operator_id is not null;
create index service_messages_by_time on service_messages (sent_at);

-- How long shoppers waited for a first answer.
create table service_answers (
  conversation_id uuid not null references service_conversations,
  shop_id uuid references shops,
  asked_at timestamptz not null,
  answered_at timestamptz not null,
  primary key (conversation_id, asked_at)
);
create index service_answers_of_desk on service_answers (shop_id, answered_at);

create table service_ratings (
  conversation_id uuid not null references service_conversations,
  closed_at timestamptz not null,
  shop_id uuid references shops,
  assignee_id uuid,
  stars smallint not null check (stars between 1 and 5),
  words text not null default '',
  rated_at timestamptz not null,
  primary key (conversation_id, closed_at)
);
create index service_ratings_of_desk on service_ratings (shop_id, rated_at);

create table service_notes (
  id uuid primary key,
  conversation_id uuid not null references service_conversations,
  user_id uuid references users,
  operator_id uuid references operators,
  body text not null,
  written_at timestamptz not null
);
create index service_notes_of_conversation on service_notes (conversation_id, written_at);

create table service_reports (
  id uuid primary key,
  message_id uuid not null references service_messages,
  conversation_id uuid not null references service_conversations,
  side text not null check (side in ('shopper', 'shop')),
  user_id uuid not null references users,
  reason text not null,
  words text not null default '',
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references operators,
  decision text not null default '',
  unique (message_id, side)
);
create index service_reports_open on service_reports (reported_at, id) where decided_at is null;

create table service_saved_replies (
  id uuid primary key,
  shop_id uuid references shops, -- null: the platform
  title text not null,
  body text not null,
  changed_at timestamptz not null
);
create index service_saved_replies_of_desk on service_saved_replies (shop_id, title);

create table service_hours (
  id uuid primary key, -- of the shop; the platform has an id of its own
  time_zone text not null,
  days jsonb, -- null: always
  answer_minutes integer not null,
  absences jsonb not null,
  changed_at timestamptz not null
);

create table service_phrases (
  user_id uuid primary key references users,
  phrase text not null,
  set_at timestamptz not null
);

-- Who gets live events: a shopper, a shop or the platform. Numbers are given under the row's lock, so that they are visible
-- in their order.
create table service_audiences (
  id uuid primary key,
  last_number bigint not null default 0
);
create table service_events (
  audience_id uuid not null,
  number bigint not null,
  kind text not null check (kind in ('message', 'marks', 'changed')),
  conversation_id uuid not null,
  message_id uuid,
  at timestamptz not null,
  primary key (audience_id, number)
);
create index service_events_by_time on service_events (at);

-- Who may open one stream, for a moment.
create table service_tickets (
  hash bytea primary key,
  audience_id uuid not null,
  viewer jsonb not null,
  expires_at timestamptz not null
);
create index service_tickets_by_end on service_tickets (expires_at);
