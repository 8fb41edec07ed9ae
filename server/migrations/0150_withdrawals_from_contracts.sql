-- A refund by which a shopper withdraws from the contract, with what the law asks of the statement: when it was made, by
-- whom, and where its receipt is confirmed.
alter table refund_requests
  add column revoked_at timestamptz,
  add column revoker_name text not null default '',
  add column revoker_email text not null default '',
  add constraint refund_requests_revoker check ((revoked_at is null) = (revoker_name = ''));
