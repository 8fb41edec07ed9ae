-- Operators can suspend a shop, which stops new orders. A shop sets how many working days it takes to ship, and announces one
-- holiday, whose days don't count as working days.

alter table shops
  drop constraint shops_status_check,
  add constraint shops_status_check check (status in ('open', 'closed', 'suspended')),
  -- Why it is suspended; its members read it.
  add column suspended_reason text not null default '' check ((status = 'suspended') = (suspended_reason <> '')),
  -- null: as many as the platform allows at most by default
  add column handling_days smallint check (handling_days between 1 and 7),
  add column holiday_from date,
  add column holiday_until date,
  -- What shoppers read about it, by language; may be empty
  add column holiday_texts jsonb not null default '{}',
  add constraint shops_holiday_check check (
    (holiday_from is null) = (holiday_until is null) and holiday_until between holiday_from and holiday_from + 29
  );
