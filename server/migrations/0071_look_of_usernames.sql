-- What a username looks like, so that nobody takes one that can be mistaken for another's. Computed by the server; null for
-- accounts that were not created through it.
alter table users add column username_look text;
update users set username_look = lower(replace(translate(username, 'I10', 'llO'), 'm', 'rn'));
create unique index users_username_look on users (username_look);
