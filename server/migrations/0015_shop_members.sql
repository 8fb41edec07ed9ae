-- Who keeps which shop: a merchant is a shopper's account that belongs to a shop.

create table shop_members (
  user_id uuid not null references users (id) on delete cascade,
  shop_id uuid not null references shops (id),
  role text not null check (role in ('owner', 'staff')),
  since timestamptz not null,
  primary key (user_id, shop_id)
);
create index shop_members_shop on shop_members (shop_id, role);
