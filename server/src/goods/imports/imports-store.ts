import type { Locale } from '@tradewind/contract/base/locales';
import type { ImportKind, ImportOutcome, ImportState } from '@tradewind/contract/goods/shop-desk/imports';
import { requireFound } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { ReadColumn } from './columns.ts';
import type { Difference } from './differences.ts';
import type { Issue } from './issues.ts';
import type { FileRow } from './read-rows.ts';
import type { CategoryChange } from './shop-categories.ts';

/** An import whose row is locked. */
export interface LockedImport {
  id: string;
  shopId: string;
  createdBy: string;
  state: ImportState;
  language: Locale;
  columns: ReadColumn[];
  category: string | null;
  archive: string;
  /** The SHA-256 of each picture in the ZIP, by its name in small letters. */
  archiveFiles: Record<string, string>;
}

/** What undoing needs to know of a product that an import wrote. */
export interface Undo {
  /** Its revision before; null: the import made it. */
  revision: number | null;
  after: number;
  status: string;
  statusAfter: string;
  /** How many pieces the import added, by SKU. */
  stocks: { skuId: string; quantity: number }[];
  /** Which of the shop's own categories it was in, and which it is in since; absent or null: as before. */
  shopCategories?: CategoryChange | null;
}

/** A product of a file. */
export interface Item {
  position: number;
  line: number;
  handle: string;
  title: string;
  rows: FileRow[];
  kind: ImportKind;
  changes: Difference[];
  issues: Issue[];
  outcome: ImportOutcome;
  productId: string | null;
  undo: Undo | null;
}

export type NewItem = Pick<Item, 'position' | 'line' | 'handle' | 'title' | 'rows' | 'kind' | 'changes' | 'issues'>;

/** Locks an import. @param shopId the shop that must own it; absent for jobs. @throws Refusal `import_not_found`. */
export async function lockImport(tx: Tx, id: string, shopId?: string): Promise<LockedImport> {
  const row = await tx
    .selectFrom('product_imports')
    .select([
      'id',
      'shop_id',
      'created_by',
      'state',
      'language',
      'columns',
      'category_code',
      'archive',
      'archive_files',
    ])
    .where('id', '=', id)
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId!))
    .forUpdate()
    .executeTakeFirst();
  const found = requireFound(row, 'import_not_found');
  return {
    id: found.id,
    shopId: found.shop_id,
    createdBy: found.created_by,
    state: found.state as ImportState,
    language: found.language as Locale,
    columns: found.columns,
    category: found.category_code || null,
    archive: found.archive,
    archiveFiles: found.archive_files,
  };
}

/** Stores the products of a file, in one statement for each thousand. */
export async function insertItems(tx: Tx, importId: string, items: readonly NewItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += 1_000)
    await sql`
      insert into product_import_items (import_id, position, line, handle, title, rows, kind, changes, issues, outcome)
      select ${importId}::uuid, position, line, handle, title, rows, kind, changes, issues,
        case kind when 'refused' then 'refused' when 'unchanged' then 'unchanged' else 'waiting' end
      from jsonb_to_recordset(${JSON.stringify(items.slice(from, from + 1_000))}::jsonb) as i (
        position int, line int, handle text, title text, rows jsonb, kind text, changes jsonb, issues jsonb)`.execute(
      tx,
    );
}

/** The next products of an import with an outcome, in the order of the file. */
export async function nextItems(tx: Tx, importId: string, outcome: ImportOutcome, limit: number): Promise<Item[]> {
  const rows = await itemRows(tx, importId).where('outcome', '=', outcome).orderBy('position').limit(limit).execute();
  return rows.map(itemOf);
}

/** One product of an import. */
export async function oneItem(tx: Tx, importId: string, position: number): Promise<Item> {
  return itemOf(await itemRows(tx, importId).where('position', '=', position).executeTakeFirstOrThrow());
}

const itemRows = (tx: Tx, importId: string) =>
  tx.selectFrom('product_import_items').selectAll().where('import_id', '=', importId);

const itemOf = (row: Awaited<ReturnType<ReturnType<typeof itemRows>['executeTakeFirstOrThrow']>>): Item => ({
  position: row.position,
  line: row.line,
  handle: row.handle,
  title: row.title,
  rows: row.rows,
  kind: row.kind as ImportKind,
  changes: row.changes,
  issues: row.issues,
  outcome: row.outcome as ImportOutcome,
  productId: row.product_id,
  undo: row.undo as Undo | null,
});

/** Stores what became of products of an import. */
export async function storeOutcomes(tx: Tx, importId: string, items: readonly Item[]): Promise<void> {
  const rows = items.map(({ position, outcome, productId, undo, issues }) => ({
    position,
    outcome,
    product_id: productId,
    undo,
    issues,
  }));
  await sql`
    update product_import_items i set outcome = n.outcome, product_id = n.product_id, undo = n.undo, issues = n.issues
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
      position int, outcome text, product_id uuid, undo jsonb, issues jsonb)
    where i.import_id = ${importId}::uuid and i.position = n.position`.execute(tx);
}

/** The products that handles name, by handle: as an earlier import remembered it, else by the product’s own slug. */
export async function productsByHandle(
  read: Pick<Tx, 'selectFrom'>,
  shopId: string,
  handles: readonly string[],
): Promise<Map<string, string>> {
  if (handles.length === 0) return new Map();
  const [named, slugs] = await Promise.all([
    read
      .selectFrom('product_handles')
      .select(['handle', 'product_id'])
      .where('shop_id', '=', shopId)
      .where('handle', 'in', [...handles])
      .execute(),
    read
      .selectFrom('products')
      .select(['slug', 'id'])
      .where('shop_id', '=', shopId)
      .where('slug', 'in', [...handles])
      .execute(),
  ]);
  return new Map([
    ...slugs.map(({ slug, id }): [string, string] => [slug, id]),
    ...named.map(({ handle, product_id: id }): [string, string] => [handle, id]),
  ]);
}

/** Remembers which products the handles of a file name. */
export async function storeHandles(
  tx: Tx,
  shopId: string,
  handles: readonly { handle: string; productId: string }[],
): Promise<void> {
  if (handles.length === 0) return;
  await tx
    .insertInto('product_handles')
    .values(handles.map(({ handle, productId }) => ({ shop_id: shopId, handle, product_id: productId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets the handles of products that are to be deleted. */
export async function deleteHandles(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0)
    await tx
      .deleteFrom('product_handles')
      .where('product_id', 'in', [...productIds])
      .execute();
}
