-- Ten wrong tries within a day put a payment code out of use, until its owner sets a new one by mail. A right code does not
-- reset the tries of the day, as it does those that lock for three hours.
alter table payment_codes
  add column day_errors smallint not null default 0 check (day_errors >= 0),
  add column day_started_at timestamptz,
  add column blocked_at timestamptz;
