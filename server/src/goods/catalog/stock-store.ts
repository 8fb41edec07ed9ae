import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';

/** A number of pieces of one SKU. */
export interface StockLine {
  readonly skuId: string;
  readonly quantity: number;
}

/** A SKU with fewer pieces in stock than requested. */
export interface Shortage {
  readonly skuId: string;
  readonly left: number;
}

/**
 * Takes pieces out of stock, in one statement that never goes below zero and locks SKUs in the order of their ids.
 *
 * @returns the SKUs with too little stock. Unless it is empty, the caller must refuse, so that its transaction undoes what
 * was taken of the other SKUs.
 */
export async function takeStock(tx: Tx, lines: readonly StockLine[]): Promise<Shortage[]> {
  const { ids, quantities } = perSku(lines);
  if (ids.length === 0) return [];
  // Rows instead of arrays: PostgreSQL then knows their number without the values and can reuse the plan.
  const { rows } = await sql<{ sku_id: string; left: number }>`
    with wanted (sku_id, quantity) as (
      values ${sql.join(ids.map((id, at) => sql`(${id}::uuid, ${quantities[at]}::int)`))}
    ), held as materialized (
      select id, stock from skus where id in (${sql.join(ids)}) order by id for update
    ), taken as (
      update skus s set stock = s.stock - w.quantity
      from wanted w join held h on h.id = w.sku_id
      where s.id = h.id and s.stock >= w.quantity
      returning s.id
    )
    select w.sku_id, coalesce(h.stock, 0) as left
    from wanted w left join held h on h.id = w.sku_id
    where not exists (select from taken t where t.id = w.sku_id)
    order by w.sku_id`.execute(tx);
  return rows.map(({ sku_id, left }) => ({ skuId: sku_id, left }));
}

/** Returns pieces to stock, e.g. of a cancelled order. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const { ids, quantities } = perSku(lines);
  if (ids.length === 0) return;
  await sql`
    with held as materialized (
      select id from skus where id = any(${ids}::uuid[]) order by id for update
    )
    update skus s set stock = s.stock + g.quantity
    from unnest(${ids}::uuid[], ${quantities}::int[]) as g (sku_id, quantity) join held h on h.id = g.sku_id
    where s.id = h.id`.execute(tx);
}

/** Adds up lines of the same SKU, because a statement may change each row only once. */
function perSku(lines: readonly StockLine[]): { ids: string[]; quantities: string[] } {
  const pieces = new Map<string, number>();
  for (const { skuId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new RangeError(`${quantity} pieces cannot be moved`);
    pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity);
  }
  return { ids: [...pieces.keys()], quantities: [...pieces.values()].map(String) };
}
