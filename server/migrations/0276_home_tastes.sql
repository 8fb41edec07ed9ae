-- Home can show categories by the taste of the shopper.
alter table home_sections drop constraint home_sections_kind_check;
alter table home_sections add constraint home_sections_kind_check check (kind in
  ('categories', 'banners', 'facts', 'coupons', 'flash', 'shops', 'followed', 'hot', 'new', 'recommended', 'viewed', 'tastes', 'picked'));

-- Every Home begins with them and with what the shopper looked at; both are not drawn for visitors, nor while nothing is known.
insert into home_sections (id, kind, position)
select gen_random_uuid(), kind, position
from (values ('viewed', 43), ('tastes', 44)) as added (kind, position)
where exists (select from home_sections) and not exists (select from home_sections s where s.kind = added.kind);
