-- The search over the whole desk: parts of names of shoppers and shops, and beginnings of order numbers, without reading every row.
create index users_parts on users using gin
  (username gin_trgm_ops, nickname gin_trgm_ops, email gin_trgm_ops, mobile gin_trgm_ops);
create index shops_parts on shops using gin (name gin_trgm_ops);
create index orders_sn_begins on orders (sn text_pattern_ops);
-- The orders of all shops by time, as the desk lists them.
create index orders_placed on orders (placed_at desc, id);
create index orders_status_placed on orders (status, placed_at desc, id);
