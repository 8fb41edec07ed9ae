-- Payment files: the account that a batch is paid from, as it was when the batch was made.
alter table payout_batches add column debtor jsonb;
