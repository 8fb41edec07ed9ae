import type { ProductPart } from '@tradewind/contract/goods/product-form';
import { sql } from 'kysely';
import type { Read, Tx } from '../../../base/db/database.ts';
import { unnested } from '../../../base/db/lists.ts';
import { storedContent, picturesOf, type ProductContent } from './content.ts';

export interface NewVersion {
  product_id: string;
  revision: number;
  content: ProductContent;
  changed: readonly ProductPart[];
  /** The member who saved it; null for what the product came with. */
  saved_by: string | null;
  saved_at: Date;
}

/** Stores versions of products; those that are stored already stay as they are. */
export async function insertVersions(tx: Tx, versions: readonly NewVersion[]): Promise<void> {
  await sql`
    insert into product_versions (product_id, revision, content, changed, saved_by, saved_at)
    select product_id, revision, content, changed, saved_by, saved_at
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v (
      product_id uuid, revision int, content jsonb, changed text[], saved_by uuid, saved_at timestamptz)
    on conflict (product_id, revision) do nothing`.execute(tx);
}

/** The paths of the pictures that a product had in any stored version. */
export async function picturesOfVersions(tx: Tx, productId: string): Promise<Set<string>> {
  const rows = await tx.selectFrom('product_versions').select('content').where('product_id', '=', productId).execute();
  return new Set(rows.flatMap(({ content }) => picturesOf(content as ProductContent)));
}

/** The stored contents of products at revisions, by product id. */
export async function contentsAt(
  tx: Tx,
  wanted: readonly { productId: string; revision: number }[],
): Promise<Map<string, ProductContent>> {
  const { rows } = await sql<{ product_id: string; content: ProductContent }>`
    select v.product_id, v.content
    from ${unnested(wanted, { productId: 'uuid', revision: 'int' })} as w (product_id, revision)
    join product_versions v on v.product_id = w.product_id and v.revision = w.revision`.execute(tx);
  return new Map(rows.map(({ product_id: id, content }) => [id, storedContent(content)]));
}

/** The paths of all pictures that products have or had, by product id. */
export async function everyPictureOf(read: Read, productIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows =
    productIds.length === 0
      ? []
      : await read
          .selectFrom('product_versions')
          .select(['product_id', 'content'])
          .where('product_id', 'in', [...productIds])
          .execute();
  const pictures = new Map<string, Set<string>>();
  for (const { product_id: id, content } of rows) {
    const known = pictures.get(id) ?? new Set();
    for (const path of picturesOf(content as ProductContent)) known.add(path);
    pictures.set(id, known);
  }
  return pictures;
}
