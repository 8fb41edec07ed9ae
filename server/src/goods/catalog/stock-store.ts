import type { movementReasons } from '@tradewind/contract/goods/shop-desk/stock';
import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Tx } from '../../base/db/database.ts';
import { unnested } from '../../base/db/lists.ts';
import { together } from '../../base/db/shared-transaction.ts';

/** A number of pieces of one SKU. */
export interface StockLine {
  readonly skuId: string;
  readonly quantity: number;
  /** The order that takes or returns them, if any. */
  readonly orderId?: string;
}

/** Why a stock changes; each change is recorded with it as a movement. */
export interface StockCause {
  readonly reason: (typeof movementReasons)[number];
  readonly at: Date;
  /** The member of the shop who does it. */
  readonly by?: string;
  readonly note?: string;
}

/** A SKU with fewer pieces in stock than requested. */
export interface Shortage {
  readonly skuId: string;
  readonly left: number;
}

/**
 * Takes pieces out of stock for orders and exchanges, in one statement that never goes below zero and locks SKUs in the order of their
 * ids.
 *
 * @returns the SKUs with too little stock. Unless it is empty, the caller must refuse, so that its transaction undoes what
 * was taken of the other SKUs.
 */
export async function takeStock(
  tx: Tx,
  lines: readonly StockLine[],
  at: Date,
  reason: 'ordered' | 'exchanged' = 'ordered',
): Promise<Shortage[]> {
  const taken = perSku(lines);
  return taken.length === 0
    ? []
    : take(
        tx,
        taken.map((line) => ({ ...line, at, reason })),
      );
}

interface Taking extends StockLine {
  readonly at: Date;
  readonly reason: 'ordered' | 'exchanged';
}

/** No SKU is taken by two acts of one transaction: orders name theirs for that (`sharedWork`), and exchanges share none. */
const take = together(async (tx, acts: readonly (readonly Taking[])[]): Promise<Shortage[][]> => {
  const all = acts.flat();
  const ids = all.map(({ skuId }) => skuId);
  const { rows } = await sql<{ sku_id: string; left: number }>`
    with wanted as (
      select * from ${unnested(all, { skuId: 'uuid', quantity: 'int', orderId: 'uuid', reason: 'text', at: 'timestamptz' })} as w (sku_id, quantity, order_id, reason, at)
    ), held as materialized (
      select id, stock from skus where ${isOneOf('id', ids)} order by id for no key update
    ), taken as (
      update skus s set stock = s.stock - w.quantity
      from wanted w join held h on h.id = w.sku_id
      where s.id = h.id and s.stock >= w.quantity
      returning s.id, s.stock, w.quantity, w.order_id, w.reason, w.at
    ), moved as (
      insert into stock_movements (sku_id, reason, quantity, before, after, order_id, moved_at)
      select id, reason, -quantity, stock + quantity, stock, order_id, at from taken
    )
    select w.sku_id, coalesce(h.stock, 0) as left
    from wanted w left join held h on h.id = w.sku_id
    where not exists (select from taken t where t.id = w.sku_id)
    order by w.sku_id`.execute(tx);
  const short = rows.map(({ sku_id, left }) => ({ skuId: sku_id, left }));
  return acts.map((lines) => short.filter(({ skuId }) => lines.some((line) => line.skuId === skuId)));
});

/** Returns pieces to stock, e.g. of a cancelled order. */
export async function returnStock(
  tx: Tx,
  lines: readonly StockLine[],
  cause: StockCause & { reason: 'cancelled' | 'refunded' | 'exchanged' },
): Promise<void> {
  for (const { quantity } of lines) requirePieces(quantity);
  await moveStock(tx, lines, cause);
}

/**
 * Changes stocks by numbers of pieces, negative ones out of stock, with a movement for each line. The SKUs must be
 * locked where a line takes pieces out: below zero is an error, which the caller rules out before.
 */
export async function moveStock(tx: Tx, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  const moving = lines.filter(({ quantity }) => quantity !== 0);
  if (moving.length === 0) return;
  const { reason, at, by = null, note = '' } = cause;
  await sql`
    with given as (
      select * from ${unnested(moving, { skuId: 'uuid', quantity: 'int', orderId: 'uuid' })}
        with ordinality as g (sku_id, quantity, order_id, place)
    ), held as materialized (
      select id, stock from skus where id in (select sku_id from given) order by id for no key update
    ), changed as (
      update skus s set stock = s.stock + g.quantity
      from (select sku_id, sum(quantity)::int as quantity from given group by sku_id) g join held h on h.id = g.sku_id
      where s.id = h.id
    )
    insert into stock_movements (sku_id, reason, quantity, before, after, order_id, moved_by, note, moved_at)
    select sku_id, ${reason}, quantity, after - quantity, after, order_id, ${by}::uuid, ${note}, ${at}::timestamptz
    from (
      select g.*, (h.stock + sum(g.quantity) over (partition by g.sku_id order by g.place))::int as after
      from given g join held h on h.id = g.sku_id
    ) moved
    order by place`.execute(tx);
}

function requirePieces(quantity: number): void {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new RangeError(`${quantity} pieces cannot be moved`);
}

/** Adds up lines of the same SKU, because a statement may change each row only once. */
function perSku(lines: readonly StockLine[]): StockLine[] {
  const added = new Map<string, StockLine>();
  for (const line of lines) {
    requirePieces(line.quantity);
    const before = added.get(line.skuId)?.quantity ?? 0;
    added.set(line.skuId, { ...line, quantity: before + line.quantity });
  }
  return [...added.values()];
}
