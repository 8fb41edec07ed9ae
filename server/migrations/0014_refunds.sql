-- Requests for refunds: what is asked back of an order, what was answered, offered, sent back and ruled, and everything
-- that was said and shown meanwhile.

create table refund_requests (
  id uuid primary key,
  sn text not null unique,
  order_id uuid not null references orders (id),
  user_id uuid not null references users (id),
  shop_id uuid not null references shops (id),
  state text not null default 'pending' check (state in (
    'pending', 'offered', 'rejected', 'waiting_return', 'returned', 'in_dispute', 'refunded', 'dismissed', 'withdrawn',
    'lapsed')),
  -- With the goods going back, or without
  with_return boolean not null,
  received boolean not null,
  -- Whether anything had been shipped when it was asked
  unshipped boolean not null,
  reason text not null,
  -- What the shopper wrote for a reason that is not in the list
  reason_words text not null default '',
  explanation text not null,
  -- Minor units: what the shopper paid for the pieces, freight included, and what is asked of it
  most bigint not null check (most >= 0),
  asked bigint not null check (asked between 0 and most),
  offered bigint check (offered between 0 and most),
  -- What was paid in the end
  granted bigint check (granted between 0 and most),
  asked_at timestamptz not null,
  -- Until when the side that has to act next has time; fixed when the state begins. Afterwards the clock acts.
  due_at timestamptz,
  return_to text not null default '',
  carrier text not null default '',
  number text not null default '',
  sent_at timestamptz,
  arrived_at timestamptz,
  -- Where the shop answers for the reason it bears the freight of the return: what the shopper says it cost, and what
  -- of it was paid.
  return_cost bigint check (return_cost > 0),
  return_freight bigint not null default 0,
  dispute_at timestamptz,
  dispute_by text check (dispute_by in ('shopper', 'shop', 'clock')),
  evidence_until timestamptz,
  ruled_at timestamptz,
  ruled_by uuid references operators (id),
  fault text check (fault in ('shop', 'shopper', 'carrier', 'nobody')),
  ruling text not null default '',
  over_at timestamptz,
  check ((state in ('refunded', 'dismissed', 'withdrawn', 'lapsed')) = (over_at is not null)),
  check ((over_at is null) = (due_at is not null)),
  check ((state = 'refunded') = (granted is not null)),
  check (state not in ('waiting_return', 'returned') or return_to <> ''),
  check ((sent_at is null) = (number = '')),
  check ((dispute_at is null) = (dispute_by is null) and (dispute_at is null) = (evidence_until is null)),
  check (state <> 'in_dispute' or dispute_at is not null),
  check (
    (ruled_at is null) = (ruled_by is null) and (ruled_at is null) = (fault is null)
    and (ruled_at is null) = (ruling = '')
  ),
  constraint refund_requests_return_freight
    check (return_freight between 0 and coalesce(return_cost, 0) and (return_freight = 0 or state = 'refunded')),
  constraint refund_requests_return_cost check (return_cost is null or sent_at is not null)
);
-- One open request per order.
create unique index refund_requests_open on refund_requests (order_id) where over_at is null;
create index refund_requests_order on refund_requests (order_id, asked_at desc);
create index refund_requests_user on refund_requests (user_id, asked_at desc);
create index refund_requests_due on refund_requests (due_at) where over_at is null and state <> 'in_dispute';
create index refund_requests_shop on refund_requests (shop_id, due_at, id);
create index refund_requests_shop_over on refund_requests (shop_id, asked_at desc, id);
create index refund_requests_disputes on refund_requests (due_at, id) where dispute_at is not null;

-- Which pieces, and their exact shares of what was paid; sums over all requests of a line never exceed the line.
create table refund_lines (
  request_id uuid not null references refund_requests (id),
  line_id uuid not null references order_lines (id),
  -- Pieces of the line that earlier requests have used up
  after_pieces integer not null check (after_pieces >= 0),
  quantity integer not null check (quantity > 0),
  goods bigint not null check (goods >= 0),
  discount bigint not null check (discount >= 0),
  freight bigint not null check (freight >= 0),
  -- Duty and tax
  charges bigint not null default 0 check (charges >= 0),
  commission bigint not null check (commission >= 0),
  primary key (request_id, line_id)
);
create index refund_lines_line on refund_lines (line_id);

-- What happened to a request: never changed, never deleted. A message is something that happened, too.
create table refund_happenings (
  id uuid primary key,
  request_id uuid not null references refund_requests (id),
  at timestamptz not null,
  by text not null check (by in ('shopper', 'shop', 'operator', 'clock')),
  user_id uuid references users (id),
  operator_id uuid references operators (id),
  what text not null check (what in (
    'asked', 'approved', 'offered', 'refused', 'offer_accepted', 'offer_declined', 'offer_lapsed', 'sent_back',
    'arrived', 'problem', 'dispute_opened', 'message', 'ruled', 'paid', 'withdrawn', 'lapsed')),
  amount bigint,
  words text not null default '',
  -- Names of uploads
  pictures text[] not null default '{}'
);
create index refund_happenings_request on refund_happenings (request_id, id);
