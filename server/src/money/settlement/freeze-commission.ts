import { sql, type RawBuilder } from 'kysely';
import { together } from '../../base/db/shared-transaction.ts';

/** The facts of a paid order from which its commission is calculated. Amounts are US cents. */
export interface CommissionedOrder {
  orderId: string;
  shopId: string;
  /** The escrow of the order, before commission. */
  due: bigint;
  lines: readonly {
    lineId: string;
    productId: string;
    goods: bigint;
    /** The discount by a promo code of the shop. */
    shopDiscount: bigint;
  }[];
}

/** SQL: the commission of a line by a rule; floor and cap count per line, and it is never more than the base. */
export const commissionByRule = (
  base: RawBuilder<unknown>,
  floor: RawBuilder<unknown>,
  cap: RawBuilder<unknown>,
  rateBp: RawBuilder<unknown>,
) =>
  sql<bigint>`least(${base}, greatest(${floor}, least(coalesce(${cap}, ${base}), (${base} * ${rateBp} + 5000) / 10000)))`;

/** Orders that are paid at one moment. */
export interface Frozen {
  readonly orders: readonly CommissionedOrder[];
  /** The tax on commission in force, basis points. */
  readonly taxBp: number;
  readonly at: Date;
}

/**
 * Stores the commission of each line and the earning of each order when orders are paid. It is one statement without
 * contended locks, because every payment waits for it.
 *
 * The narrowest rule applies: shop and category, shop, category, everything; a subcategory goes before the category that
 * it is below. Within a scope the latest rule that has
 * begun applies; one without a rate falls back to the next wider scope. The commission is calculated from the price of
 * the goods less the shop's discount, and never exceeds that amount, also not with its tax.
 */
export const freezeCommission = together(async (tx, payments: readonly Frozen[]): Promise<void[]> => {
  const done = payments.map(() => {});
  const lines = payments.flatMap(({ orders, taxBp, at }) =>
    orders.flatMap(({ orderId, shopId, lines: all }) =>
      all.map(({ lineId, productId, goods, shopDiscount }) => ({
        line_id: lineId,
        order_id: orderId,
        shop_id: shopId,
        product_id: productId,
        base: String(goods - shopDiscount),
        tax_bp: taxBp,
        paid_at: at,
      })),
    ),
  );
  const paid = payments.flatMap(({ orders, at }) =>
    orders.map(({ orderId, shopId, due }) => ({ order_id: orderId, shop_id: shopId, due: String(due), paid_at: at })),
  );
  if (paid.length === 0) return done;
  // Rows are passed as one JSON text, so that it is the same statement for any number of lines.
  await sql`
    with paid as (
      select * from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb)
        as p(order_id uuid, shop_id uuid, due bigint, paid_at timestamptz)
    ), bought as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l(line_id uuid, order_id uuid, shop_id uuid, product_id uuid, base bigint, tax_bp bigint, paid_at timestamptz)
    ), frozen as (
      insert into line_commissions (line_id, order_id, rule_id, rate_bp, base, commission, tax, category_code)
      select l.line_id, l.order_id, r.id, r.rate_bp, l.base, c.commission,
        least(l.base - c.commission, (c.commission * l.tax_bp + 5000) / 10000), g.code
      from bought l
      -- The limit has each product looked up by its id: for a join PostgreSQL would read all products of a small catalogue.
      cross join lateral (
        select g.code, g.parent_code from products p join categories g on g.code = p.category_code
        where p.id = l.product_id limit 1
      ) g
      cross join lateral (
        select x.* from (
          select distinct on (c.shop_id, c.category_code) c.* from commission_rules c
          where (c.shop_id is null or c.shop_id = l.shop_id) and (c.category_code is null or c.category_code in (g.code, g.parent_code))
            and c.effective_from <= l.paid_at
          order by c.shop_id, c.category_code, c.effective_from desc, c.id desc
        ) x where x.rate_bp is not null
        order by x.shop_id is null, x.category_code is null, x.category_code <> g.code limit 1
      ) r
      cross join lateral (select ${commissionByRule(sql`l.base`, sql`r.floor`, sql`r.cap`, sql`r.rate_bp`)} as commission) c
      returning order_id, commission, tax
    )
    insert into order_earnings (order_id, shop_id, paid_at, due, commission, commission_tax)
    select o.order_id, o.shop_id, o.paid_at, o.due, coalesce(sum(f.commission + f.tax), 0), coalesce(sum(f.tax), 0)
    from paid o left join frozen f on f.order_id = o.order_id
    group by o.order_id, o.shop_id, o.due, o.paid_at`.execute(tx);
  return done;
});
