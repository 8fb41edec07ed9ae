-- Home can show coupons that anybody can claim, and what is new in the shops that a shopper follows.
alter table home_sections drop constraint home_sections_kind_check;
alter table home_sections add constraint home_sections_kind_check check (kind in
  ('categories', 'banners', 'facts', 'coupons', 'flash', 'shops', 'followed', 'hot', 'new', 'recommended', 'viewed', 'picked'));

-- Both are empty, and not drawn, until there are coupons and followed shops.
insert into home_sections (id, kind, position)
select gen_random_uuid(), kind, position
from (values ('coupons', 35), ('followed', 55)) as added (kind, position)
where exists (select from home_sections) and not exists (select from home_sections s where s.kind = added.kind);
