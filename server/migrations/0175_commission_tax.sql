-- Tax on commission, such as VAT on the platform's service. It is frozen with the commission and owed to an authority.

-- Part of what a line costs its shop beside the commission; both together never exceed the goods.
alter table line_commissions add column tax bigint not null default 0 check (tax >= 0),
  add check (commission + tax <= base),
  -- The category that the product was in, for which a rule may count
  add column category_code text;
update line_commissions c set category_code = p.category_code
from order_lines o join products p on p.id = o.product_id where o.id = c.line_id;

-- The commission of an earning includes its tax; this is the tax in it.
alter table order_earnings add column commission_tax bigint not null default 0
  check (commission_tax between 0 and commission);

-- What-if over commissions of a time reads the orders that were paid in it.
create index order_earnings_paid on order_earnings (paid_at);
