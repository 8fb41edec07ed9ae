import type { ProductPart } from '@tradewind/contract/goods/product-form';
import { sql } from 'kysely';
import type { Tx } from '../../../base/db/database.ts';
import { picturesOf, type ProductContent } from './content.ts';

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
