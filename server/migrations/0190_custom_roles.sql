-- Roles that administrators make of rights of the desk, besides the built-in ones. An operator has any number of both.

create table operator_roles (
  id uuid primary key,
  name text not null,
  -- As contract/src/base/desk-rights.ts names them; one that there is no more opens nothing
  rights text[] not null check (cardinality(rights) > 0),
  created_at timestamptz not null
);
create unique index operator_roles_name on operator_roles (lower(name));

alter table operators add column custom_roles uuid[] not null default '{}';
alter table operators drop constraint operators_roles_check;
alter table operators add constraint operators_roles_known check (roles <@ array['finance', 'support', 'catalogue', 'admin']);
alter table operators add constraint operators_some_role check (cardinality(roles) + cardinality(custom_roles) > 0);
create index operators_custom_roles on operators using gin (custom_roles);
