-- A mobile number that its owner confirmed with a code from a text message; the outbox carries text messages beside mails.
alter table users add column mobile_confirmed_at timestamptz;
alter table mail_codes
  drop constraint mail_codes_purpose_check,
  add constraint mail_codes_purpose_check check (purpose in ('payment_code', 'password', 'email', 'mobile'));
alter table mails add column channel text not null default 'mail' check (channel in ('mail', 'text'));
