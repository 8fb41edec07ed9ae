import { sql } from 'kysely';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { lockShop, storeLowStock } from '../../shops/index.ts';

/** Sets from how few pieces on a stock is low in the shop, and marks its products by it. */
export const setLowStock =
  ({ actor: { shopId } }: MerchantCall, { pieces }: { pieces: number }): Work<null> =>
  async (tx) => {
    await lockShop(tx, shopId);
    await storeLowStock(tx, shopId, pieces);
    await sql`
      update products p set low_stock = s.least <= ${pieces}::int
      from (
        select k.product_id, min(k.stock) as least from products o join skus k on k.product_id = o.id
        where o.shop_id = ${shopId} and k.retired_at is null group by k.product_id
      ) s
      where p.id = s.product_id and p.low_stock <> (s.least <= ${pieces}::int)`.execute(tx);
    return null;
  };
