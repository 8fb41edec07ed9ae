-- Shoppers use the second factor for withdrawals and new payout accounts, and at the sign-in to the storefront if they choose.
alter table second_factors add column at_sign_in boolean not null default false;
