-- Whatever changes a product, each change of its content or state is an event for the webhooks of its shop. Counted figures are
-- not. Several changes at one moment are one event.
create or replace function record_product_webhook() returns trigger language plpgsql as $$
declare
  event_seq bigint;
  event_id uuid;
begin
  if not exists (select from webhooks w where w.shop_id = new.shop_id and 'product.changed' = any(w.types))
    or exists (select from webhook_events e where e.subject = new.id and e.at = new.updated_at and e.type = 'product.changed')
  then
    return null;
  end if;
  insert into webhook_events (id, shop_id, type, subject, about, at)
  values (gen_random_uuid(), new.shop_id, 'product.changed', new.id, new.id, new.updated_at)
  returning id, seq into event_id, event_seq;
  insert into webhook_deliveries (id, event_id, webhook_id, seq, subject, state, next_at)
  select gen_random_uuid(), event_id, w.id, event_seq, new.id,
    case when w.state = 'disabled' then 'failed' else 'pending' end, new.updated_at
  from webhooks w where w.shop_id = new.shop_id and 'product.changed' = any(w.types)
  -- One that is being removed must not make the change wait or fail.
  for key share skip locked;
  -- Processes send it now instead of at the next minute.
  perform pg_notify('webhooks_recorded', '');
  return null;
end $$;
create or replace trigger products_webhook after update of revision, status on products
  for each row when (old.revision <> new.revision or old.status <> new.status)
  execute function record_product_webhook();

-- The stock of a combination on sale has fallen to what its shop calls low. Several combinations of a product at one moment are
-- one event.
create or replace function record_low_stock_webhook() returns trigger language plpgsql as $$
declare
  low record;
  event_seq bigint;
  event_id uuid;
begin
  if not exists (select from webhooks w where 'stock.low' = any(w.types)) then
    return null;
  end if;
  select p.id, p.shop_id into low
  from skus s join products p on p.id = s.product_id join shops h on h.id = p.shop_id
  where s.id = new.sku_id and s.retired_at is null and p.status = 'on_sale'
    and new.before > h.low_stock_at and new.after <= h.low_stock_at
    and exists (select from webhooks w where w.shop_id = p.shop_id and 'stock.low' = any(w.types));
  if low.id is null
    or exists (select from webhook_events e where e.subject = low.id and e.at = new.moved_at and e.type = 'stock.low')
  then
    return null;
  end if;
  insert into webhook_events (id, shop_id, type, subject, about, at)
  values (gen_random_uuid(), low.shop_id, 'stock.low', low.id, low.id, new.moved_at)
  returning id, seq into event_id, event_seq;
  insert into webhook_deliveries (id, event_id, webhook_id, seq, subject, state, next_at)
  select gen_random_uuid(), event_id, w.id, event_seq, low.id,
    case when w.state = 'disabled' then 'failed' else 'pending' end, new.moved_at
  from webhooks w where w.shop_id = low.shop_id and 'stock.low' = any(w.types)
  for key share skip locked;
  perform pg_notify('webhooks_recorded', '');
  return null;
end $$;
create or replace trigger stock_movements_webhook after insert on stock_movements
  for each row when (new.quantity < 0)
  execute function record_low_stock_webhook();
