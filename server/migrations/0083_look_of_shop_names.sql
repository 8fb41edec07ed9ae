-- What the short name and the name of a shop look like, so that no shop can be mistaken for another one. The server computes
-- them. Of older shops that look alike already, only the first one keeps its look.
alter table shops add column slug_look text;
alter table shops add column name_look text;
update shops s set slug_look = f.look
from (
  select distinct on (look) id, look
  from (
    select id, created_at, replace(translate(replace(slug, '-', ''), '10i', 'lol'), 'm', 'rn') as look from shops
  ) looks
  order by look, created_at, id
) f
where f.id = s.id;
update shops
set name_look = replace(translate(lower(regexp_replace(name, '[^[:alnum:]]', '', 'g')), '10i', 'lol'), 'm', 'rn');
create unique index shops_slug_look on shops (slug_look);
create index shops_name_look on shops (name_look);
