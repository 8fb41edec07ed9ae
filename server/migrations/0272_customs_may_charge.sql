-- Where no duty rule is kept for the destination, the checkout says that customs may charge. An order keeps that it was said, so
-- that its page says the same later, when rules may have been added.
alter table orders add column customs_may_charge boolean not null default false;
