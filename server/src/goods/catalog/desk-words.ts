import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';

interface NamedProduct {
  id: string;
  shopId: string;
  titles: LocalTexts;
  skus: readonly { code?: string; barcode?: string }[];
}

/** Stores the words by which shops find their products at the desk: titles, codes and barcodes. */
export async function storeDeskWords(tx: Tx, products: readonly NamedProduct[]): Promise<void> {
  const rows = products.map(({ id, shopId, titles, skus }) => ({
    product_id: id,
    shop_id: shopId,
    words: [...Object.values(titles), ...skus.flatMap(({ code, barcode }) => [code, barcode])]
      .filter(Boolean)
      .join('\n')
      .toLowerCase(),
  }));
  await sql`
    insert into product_desk_words (product_id, shop_id, words)
    select product_id, shop_id, words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (product_id uuid, shop_id uuid, words text)
    on conflict (product_id) do update set words = excluded.words`.execute(tx);
}
