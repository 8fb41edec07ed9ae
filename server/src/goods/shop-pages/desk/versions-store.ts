import type { Read, Tx } from '../../../base/db/database.ts';
import type { StoredShopPage } from '../../../base/db/tables.ts';

/** The most versions of a page that are kept; older ones are deleted. */
const maxVersions = 200;

/** Stores what a shop publishes as its latest version; before the first one, what it had. */
export async function storeVersion(
  tx: Tx,
  shopId: string,
  { before, after, by, at }: { before: StoredShopPage; after: StoredShopPage; by: string; at: Date },
): Promise<void> {
  const latest = await tx
    .selectFrom('shop_page_versions')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  const { version } = latest ?? {};
  if (!version) await insertVersion(tx, shopId, 1, { content: before, by: null, at });
  const number = (version || 1) + 1;
  await insertVersion(tx, shopId, number, { content: after, by, at });
  await tx
    .deleteFrom('shop_page_versions')
    .where('shop_id', '=', shopId)
    .where('version', '<=', number - maxVersions)
    .execute();
}

async function insertVersion(
  tx: Tx,
  shopId: string,
  version: number,
  { content, by, at }: { content: StoredShopPage; by: string | null; at: Date },
): Promise<void> {
  await tx
    .insertInto('shop_page_versions')
    .values({ shop_id: shopId, version, content: JSON.stringify(content), published_by: by, published_at: at })
    .execute();
}

/** What a shop published in one version; null for an unknown one. */
export async function findPageVersion(read: Read, shopId: string, version: number): Promise<StoredShopPage | null> {
  const row = await read
    .selectFrom('shop_page_versions')
    .select('content')
    .where('shop_id', '=', shopId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Everything that a shop ever published and that is kept. */
export async function contentsOfVersions(read: Read, shopId: string): Promise<StoredShopPage[]> {
  const rows = await read.selectFrom('shop_page_versions').select('content').where('shop_id', '=', shopId).execute();
  return rows.map(({ content }) => content);
}
