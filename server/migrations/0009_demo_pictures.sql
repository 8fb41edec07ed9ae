-- Pictures of the demo world are known by their recipe before anybody has looked at them; each is made at the first look.

create table demo_pictures (
  -- A hash of the recipe: another recipe is another picture under another name.
  name text primary key,
  recipe jsonb not null
);
