-- Notices of unread messages: up to which message each side was told that something waits. Until it is read, it is told once.
alter table service_conversations
  add column shopper_notified integer not null default 0,
  add column desk_notified integer not null default 0;

create index service_conversations_unread_by_shopper on service_conversations (last_at)
  where last_number > shopper_read and shopper_notified <= shopper_read;
create index service_conversations_unread_by_desk on service_conversations (last_at)
  where last_number > desk_read and desk_notified <= desk_read;
