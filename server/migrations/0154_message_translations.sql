-- Translations of messages that somebody asked for, so that the service outside is asked once for a message and a language. Without
-- a body it was asked and has not answered; such a row counts for the limit of who asked as well.
create table service_translations (
  message_id uuid not null references service_messages on delete cascade,
  locale text not null,
  body text,
  asked_by uuid not null, -- an account or an operator
  asked_at timestamptz not null,
  primary key (message_id, locale)
);
create index service_translations_by_asker on service_translations (asked_by, asked_at);
