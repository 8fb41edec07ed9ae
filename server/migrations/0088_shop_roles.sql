-- Roles of a shop's members. What staff did until now, except for what concerns the shop's money, a manager does.
alter table shop_members drop constraint shop_members_role_check;
update shop_members set role = 'manager' where role = 'staff';
alter table shop_members
  add constraint shop_members_role_check check (role in ('owner', 'manager', 'fulfilment', 'service', 'finance'));
