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
  return null;
end $$;
create or replace trigger products_webhook after update of revision, status on products
  for each row when (old.revision <> new.revision or old.status <> new.status)
  execute function record_product_webhook();
