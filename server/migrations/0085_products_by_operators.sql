-- Products that operators took down, or look through in the order of their last change.
create index products_taken_down on products (updated_at) where status = 'taken_down';
