-- How soon a shop usually answers its shoppers, for its card; null while too few were answered.
alter table shops add column reply_minutes integer check (reply_minutes > 0);
