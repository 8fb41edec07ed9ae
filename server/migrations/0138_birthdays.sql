-- The birthday that a shopper enters once; only an operator corrects it.
alter table users add column birthday date;
