-- A request may ask for another piece in place of the money: the goods come back as in a return, and the shop sends the
-- replacement, which is taken out of stock when the shop approves.

alter table refund_requests
  add column exchange boolean not null default false,
  add column replacement_carrier text not null default '',
  add column replacement_number text not null default '',
  add column replaced_at timestamptz,
  add constraint refund_requests_exchange check (not exchange or with_return),
  add constraint refund_requests_replacement check (
    (replaced_at is not null) = (state = 'exchanged') and (replaced_at is null) = (replacement_number = '')
    and (exchange or replaced_at is null)),
  drop constraint refund_requests_return_freight,
  add constraint refund_requests_return_freight check (
    return_freight between 0 and coalesce(return_cost, 0)
    and (return_freight = 0 or state in ('refunded', 'exchanged'))),
  drop constraint refund_requests_state_check,
  add constraint refund_requests_state_check check (state in (
    'pending', 'offered', 'rejected', 'waiting_return', 'returned', 'in_dispute', 'refunded', 'exchanged', 'dismissed',
    'withdrawn', 'lapsed')),
  drop constraint refund_requests_check3,
  add constraint refund_requests_over check (
    (state in ('refunded', 'exchanged', 'dismissed', 'withdrawn', 'lapsed')) = (over_at is not null));

-- What the shopper wants instead of the pieces of a line, with its options as they were offered.
alter table refund_lines
  add column exchange_sku_id uuid references skus (id),
  add column exchange_specs jsonb,
  add constraint refund_lines_exchange check ((exchange_sku_id is null) = (exchange_specs is null));

alter table refund_happenings
  drop constraint refund_happenings_what_check,
  add constraint refund_happenings_what_check check (what in (
    'asked', 'asked_exchange', 'approved', 'offered', 'refused', 'offer_accepted', 'offer_declined', 'offer_lapsed', 'sent_back',
    'arrived', 'problem', 'dispute_opened', 'message', 'ruled', 'paid', 'replaced', 'withdrawn', 'lapsed'));

alter table stock_movements
  drop constraint stock_movements_reason_check,
  add constraint stock_movements_reason_check check (reason in (
    'created', 'edited', 'received', 'counted', 'damaged', 'other', 'ordered', 'cancelled', 'refunded', 'exchanged'));
