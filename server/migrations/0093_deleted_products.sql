-- A product that an import made can be deleted while no order, cart, favourite or review has it.
alter table stock_movements
  drop constraint stock_movements_sku_id_fkey,
  add constraint stock_movements_sku_id_fkey foreign key (sku_id) references skus (id) on delete cascade;
