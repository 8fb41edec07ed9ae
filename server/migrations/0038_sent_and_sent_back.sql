-- What a refund leaves to be sent, and what sending goods back costs. Pieces whose money went back before they were sent are
-- sent no more; those that were sent and came to grief have nothing to do with what may still be sent of their line.

alter table order_lines add column refunded_unsent integer not null default 0;

-- Before, nothing was noted of it. What did not arrive was first what was not sent, what did arrive first what was.
with sent as (
  select x.line_id, sum(x.quantity)::integer as pieces from parcel_lines x group by x.line_id
), refunded as (
  select rl.line_id, sum(rl.quantity) filter (where not r.received)::integer as not_come
  from refund_lines rl join refund_requests r on r.id = rl.request_id where r.state = 'refunded' and r.granted = r.most group by rl.line_id
)
update order_lines l
set refunded_unsent = greatest(0, least(l.refunded, l.quantity - coalesce(s.pieces, 0), greatest(l.refunded - coalesce(s.pieces, 0), coalesce(f.not_come, 0))))
from order_lines o left join sent s on s.line_id = o.id left join refunded f on f.line_id = o.id
where o.id = l.id and l.refunded > 0;

alter table order_lines add constraint order_lines_refunded_unsent check (refunded_unsent between 0 and refunded);

-- Where the shop answers for the reason it bears the freight of the return: what the shopper says it cost, and what of it was paid.
alter table refund_requests
  add column return_cost bigint check (return_cost > 0),
  add column return_freight bigint not null default 0,
  add constraint refund_requests_return_freight check (return_freight between 0 and coalesce(return_cost, 0) and (return_freight = 0 or state = 'refunded')),
  add constraint refund_requests_return_cost check (return_cost is null or sent_at is not null);

-- It is no part of what was paid for the order, so it stands beside what was refunded of that.
alter table order_earnings add column return_freight bigint not null default 0 check (return_freight >= 0);
