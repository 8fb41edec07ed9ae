-- A product that is saved while its category is merged, or with a category that was merged before, goes into the category
-- that took its place. The lock makes the save wait for a merge that is under way, and the merge for a save. An earlier
-- version of a product may name a category that was deleted since; the product then stays where it is.
create or replace function use_living_category() returns trigger language plpgsql as $$
declare
  living text;
begin
  select coalesce(c.merged_into, c.code) into living from categories c where c.code = new.category_code for key share;
  new.category_code := coalesce(living, case when tg_op = 'UPDATE' then old.category_code end, new.category_code);
  return new;
end $$;
create or replace trigger products_category_inserted before insert on products
  for each row execute function use_living_category();
create or replace trigger products_category_changed before update of category_code on products
  for each row when (old.category_code is distinct from new.category_code) execute function use_living_category();
