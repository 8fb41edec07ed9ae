import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';

/** So many pieces of one combination. */
export interface StockLine {
  readonly skuId: string;
  readonly quantity: number;
}

/** A combination of which there are fewer than wanted. */
export interface Shortage {
  readonly skuId: string;
  readonly left: number;
}

/**
 * Takes pieces out of stock, in one statement that never goes below zero and locks in the order of the ids.
 *
 * @returns what there was too little of. Unless that is empty the caller must refuse, so that its transaction also
 * undoes what was taken of the others.
 */
export async function takeStock(tx: Tx, lines: readonly StockLine[]): Promise<Shortage[]> {
  const { ids, quantities } = perSku(lines);
  if (ids.length === 0) return [];
  // Rows rather than arrays: PostgreSQL knows how many there are without the values, and so plans this only once.
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

/** Puts pieces back, e.g. of a cancelled order. */
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

/** Several lines may name one combination; a statement may change it only once. */
function perSku(lines: readonly StockLine[]): { ids: string[]; quantities: string[] } {
  const pieces = new Map<string, number>();
  for (const { skuId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new RangeError(`${quantity} pieces cannot be moved`);
    pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity);
  }
  return { ids: [...pieces.keys()], quantities: [...pieces.values()].map(String) };
}
