-- Fines and corrections of shops' balances: proposed by one operator, approved by a second one, and of fines appealed by the shop.
create table shop_corrections (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  kind text not null check (kind in ('fine', 'fine_return', 'correction')),
  -- Of a fine: the rule that the shop broke.
  breach text,
  -- Minor units: what the shop gains, or loses when negative.
  amount bigint not null check (amount <> 0),
  order_id uuid references orders (id),
  -- Of what is given back of a fine: the fine.
  fine_id uuid references shop_corrections (id),
  reason text not null,
  evidence text not null default '',
  -- Fines: asked, announced, perhaps appealed, then booked or lifted. Others: asked, then booked. Either may be refused instead.
  state text not null default 'asked' check (state in ('asked', 'refused', 'announced', 'appealed', 'booked', 'lifted')),
  asked_by uuid not null references operators (id),
  asked_at timestamptz not null,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  answer text not null default '',
  appeal_until timestamptz,
  appeal text not null default '',
  appealed_by uuid references users (id),
  appealed_at timestamptz,
  ruled_by uuid references operators (id),
  ruled_at timestamptz,
  ruling text not null default '',
  -- What was booked, which an appeal may have reduced.
  booked bigint,
  booked_at timestamptz,
  constraint shop_corrections_fines check ((kind = 'fine') = (breach is not null) and (kind = 'fine_return') = (fine_id is not null)),
  constraint shop_corrections_signs check (case kind when 'fine' then amount < 0 when 'fine_return' then amount > 0 else true end),
  constraint shop_corrections_reduced check (booked is null or (sign(booked) = sign(amount) and abs(booked) <= abs(amount))),
  constraint shop_corrections_decided check ((state = 'asked') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint shop_corrections_appealed check ((appealed_at is null) = (appealed_by is null) and (state <> 'appealed' or appealed_at is not null)),
  constraint shop_corrections_booked check ((state = 'booked') = (booked is not null) and (booked is null) = (booked_at is null)),
  -- Two people, whatever a program believes.
  constraint shop_corrections_two_people check (state in ('asked', 'refused') or decided_by <> asked_by),
  constraint shop_corrections_own_ruling check (ruled_by is null or state = 'lifted' or ruled_by <> asked_by)
);

create index shop_corrections_by_shop on shop_corrections (shop_id, asked_at);
create index shop_corrections_by_time on shop_corrections (asked_at);
create index shop_corrections_by_fine on shop_corrections (fine_id) where fine_id is not null;
-- Fines whose appeal period is running, for the job that books them.
create index shop_corrections_announced on shop_corrections (appeal_until) where state = 'announced';
