/**
 * SQL of the bulk load. Every order is a number from 0 up to their count; its moment, its shopper and what it contains are derived
 * from it, so that a chunk needs nothing of the chunks before but the balances of shops.
 */

/** Orders of each deadline that are due: a thousandth of all, but no more than so many. */
const mostDue = 2_000;

/** Functions of the session: ids are derived, so that every row finds its own. */
export const helperFunctions = `
  -- An id that sorts by its moment, in milliseconds; the second part is the kind of row.
  create function pg_temp.id_of(ms bigint, kind text, n bigint) returns uuid language sql immutable as $$
    select (lpad(to_hex(ms), 12, '0') || kind || '8000' || lpad(to_hex(n), 12, '0'))::uuid $$;
  create function pg_temp.ms_of(at timestamptz) returns bigint language sql immutable as $$
    select (extract(epoch from at) * 1000)::bigint $$;
  -- The id of an account by its address, as the chart of accounts derives it.
  create function pg_temp.account_of(address text) returns uuid language sql immutable as $$
    select overlay(overlay(left(hash, 32) placing '8' from 13) placing
      translate(substr(hash, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab') from 17)::uuid
    from encode(sha256(('account ' || address || ':USD')::bytea), 'hex') hash $$;
`;

/** Orders from one number up to, but without, another, with the ids of all their rows. */
const ordersBetween = (from: number, until: number) => `
  select g.*, pg_temp.id_of(g.ms, '7000', g) as id, pg_temp.id_of(g.ms, '7001', g) as group_id, pg_temp.id_of(g.ms, '7002', g) as line_id,
    pg_temp.id_of(g.ms + 120000, '7004', g) as paid_tx, pg_temp.id_of(g.ms + 120000, '7006', g) as parcel_id,
    pg_temp.id_of(g.ms + 2678400000, '7005', g) as released_tx,
    s.product_id, s.sku_id, s.shop_id, s.category_code, s.shop_account, p.id as user_id, p.wallet, p.escrow, p.price, p.total, p.commission
  from (
    select g, n, nth, gone, ms, placed_at, placed_at + interval '2 minutes' as paid_at, placed_at + interval '31 days' as completed_at,
      case when gone = nth then 'cancelled'
        when age < interval '30 minutes' + due then 'waiting_pay'
        when age < interval '6 days' + due then 'waiting_delivery'
        when age < interval '16 days' + due then 'delivered'
        when age < interval '31 days' + due then 'received' else 'completed' end as status,
      age >= interval '3 days' + due as told, age < interval '90 days' as recent, place
    from (
      select g, g % shoppers as n, g / shoppers as nth, g % shoppers * 7919 % 25 as gone, start_ms + g * 31536000000 / orders as ms,
        to_timestamp((start_ms + g * 31536000000 / orders) / 1000.0) as placed_at,
        interval '365 days' - g * step as age, least(${mostDue}, orders / 1000) * step as due,
        floor(shelf * power((hashint8(g)::bigint & 2147483647) / 2147483648.0, 1.5))::bigint as place
      from generate_series(${from}::bigint, ${until - 1}::bigint) g cross join plan
    ) aged
  ) g join shelf s on s.place = g.place join shopper p on p.n = g.n`;

const bought = `select * from filled where status not in ('waiting_pay', 'cancelled')`;

const done = `
  select b.*, row_number() over (partition by shop_account order by g) as nth_release,
    sum(total - commission) over (partition by shop_account order by g) as released_sum
  from bought b where status = 'completed'`;

/** The tables of a chunk, which are empty before the first one. */
export const chunkTables = [
  `create temporary table filled on commit drop as ${ordersBetween(0, 0)}`,
  `create temporary table bought on commit drop as ${bought}`,
  `create temporary table done on commit drop as ${done}`,
];

/** The statements that write the orders from one number up to, but without, another, in the transaction of `chunkTables`. */
export function fillChunk(from: number, until: number): string[] {
  return [
    `truncate filled, bought, done`,
    `insert into filled ${ordersBetween(from, until)}`,
    `insert into bought ${bought}`,
    `insert into done ${done}`,
    `analyze bought`,
    `analyze done`,
    `insert into order_groups (id, user_id, out_trade_no, total, placed_at)
     select group_id, user_id, 'GR' || lpad(g::text, 13, '0'), total, placed_at from filled order by g`,
    `insert into orders (id, group_id, sn, user_id, shop_id, status, goods, freight, discount, total, pieces, unsent_pieces, addressee, mobile, ship_to, country,
       placed_at, pay_before, paid_at, free_cancel_until, ship_by, unshipped_at, late_told_at, delivered_at, confirm_at, received_at, after_sale_until, completed_at,
       cancelled_at, cancel_reason)
     select id, group_id, 'TW' || lpad(g::text, 13, '0'), user_id, shop_id, status, price, 500, 0, total, 1,
       case when status in ('waiting_pay', 'waiting_delivery', 'cancelled') then 1 else 0 end, 'Somebody', '+66812345678', '1 Some Street', 'TH',
       placed_at, placed_at + interval '30 minutes', case when is_paid then paid_at end, case when is_paid then paid_at + interval '1 hour' end,
       case when is_paid then placed_at + interval '3 days' end, case when is_paid then placed_at + interval '6 days' end,
       case when status = 'waiting_delivery' and told then placed_at + interval '3 days' end,
       case when is_sent then placed_at + interval '2 days' end, case when is_sent then placed_at + interval '16 days' end,
       case when is_received then placed_at + interval '10 days' end, case when is_received then placed_at + interval '31 days' end,
       case when status = 'completed' then completed_at end,
       case when status = 'cancelled' then placed_at + interval '31 minutes' end, case when status = 'cancelled' then 'unpaid' end
     from (
       select *, status not in ('waiting_pay', 'cancelled') as is_paid, status in ('delivered', 'received', 'completed') as is_sent,
         status in ('received', 'completed') as is_received from filled
     ) f order by g`,
    `insert into order_lines (id, order_id, product_id, sku_id, titles, specs, image, price, quantity)
     select line_id, id, product_id, sku_id, '{}', '{}', '/media/x.webp', price, 1 from filled order by g`,
    `insert into parcels (id, order_id, carrier, number, status, sent_at, arrived_at, news_at)
     select parcel_id, id, 'post', 'P' || g, 'delivered', placed_at + interval '2 days', placed_at + interval '8 days', placed_at + interval '8 days'
     from bought where status <> 'waiting_delivery' order by g`,
    `insert into parcel_lines (parcel_id, line_id, quantity, customs_value)
     select parcel_id, line_id, 1, price from bought where status <> 'waiting_delivery' order by g`,
    `insert into accounts (id, address, kind, owner_id, currency, normal)
     select distinct shop_account, 'shop:' || shop_id || ':available:USD', 'shop_available', shop_id, 'USD', 'credit' from done on conflict do nothing`,
    `insert into balances (account_id, amount, entries) select distinct shop_account, 0, 0 from done on conflict do nothing`,
    `insert into transactions (id, kind, reference, memo, posted_at)
     select paid_tx, 'order_paid', 'order:' || id || ':paid', 'TW' || lpad(g::text, 13, '0'), paid_at from bought
     union all select released_tx, 'order_released', 'order:' || id || ':released', 'TW' || lpad(g::text, 13, '0'), completed_at from done order by 1`,
    `insert into entries (transaction_id, line, account_id, amount, balance_after, number, booked_at, kind, order_id)
     select paid_tx, 0, wallet, -total, 40 * total - earlier * total, 1 + earlier, paid_at, 'order_paid', null from (
       select *, nth + 1 - case when gone < nth then 1 else 0 end as earlier from bought) b
     union all select paid_tx, 1, escrow, total, null, null, null, null, id from bought
     union all select released_tx, 0, escrow, -total, null, null, null, null, id from done
     union all select released_tx, 1, revenue, commission, null, null, null, null, null from done cross join plan
     union all select released_tx, 2, shop_account, total - commission, b.amount + released_sum, b.entries + nth_release, completed_at, 'order_released', null
       from done join balances b on b.account_id = shop_account
     order by 1, 2`,
    `update balances b set amount = b.amount + s.amount, entries = b.entries + s.entries, last_at = s.last_at
     from (select shop_account, sum(total - commission) as amount, count(*) as entries, max(completed_at) as last_at from done group by 1) s
     where b.account_id = s.shop_account`,
    `insert into line_commissions (line_id, order_id, rule_id, rate_bp, base, commission, category_code)
     select line_id, b.id, '00000000-0000-7000-8000-000000000500', 500, price, commission, category_code from bought b order by g`,
    `insert into order_earnings (order_id, shop_id, paid_at, due, commission, released_at, released)
     select id, shop_id, paid_at, total, commission, case when status = 'completed' then completed_at end, case when status = 'completed' then total - commission end
     from bought order by g`,
    `insert into order_transactions (order_id, transaction_id) select id, released_tx from done order by g`,
    `insert into orders_in_sales (order_id) select id from bought order by g`,
    `insert into counted_product_sales (order_id, product_id, shop_id, day, pieces, sales)
     select id, product_id, shop_id, (paid_at at time zone 'UTC')::date, 1, price from bought order by g`,
    `insert into notifications (id, reader, reader_id, kind, subject, details, told_at, read_at)
     select pg_temp.id_of(ms, '7007', g), 'user', user_id, 'order_shipped', 'order:' || id, '{}', paid_at, case when g % 10 > 0 then paid_at end
     from bought where recent order by g`,
  ];
}
