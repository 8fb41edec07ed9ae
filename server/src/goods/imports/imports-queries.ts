import type { Locale } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import { importIssueText } from '@tradewind/contract/goods/import-issues';
import type {
  ImportItem,
  ImportKind,
  ImportOutcome,
  ImportRow,
  ImportState,
  ProductImport,
} from '@tradewind/contract/goods/shop-desk/imports';
import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { Issue } from './issues.ts';

interface Counted {
  import_id: string;
  kind: ImportKind;
  outcome: ImportOutcome;
  count: number;
}

const importRows = (read: Read, shopId: string) =>
  read
    .selectFrom('product_imports as i')
    .innerJoin('users as u', 'u.id', 'i.created_by')
    .selectAll('i')
    .select(['u.nickname', 'u.username'])
    .where('i.shop_id', '=', shopId);

/** The id of an import, if it belongs to the shop. */
export const importExists = (read: Read, shopId: string, id: string) =>
  read.selectFrom('product_imports').select('id').where('shop_id', '=', shopId).where('id', '=', id).executeTakeFirst();

type Row = Awaited<ReturnType<ReturnType<typeof importRows>['executeTakeFirstOrThrow']>>;

/** A page of the imports of a shop, latest first. */
export async function importsPage(
  read: Read,
  shopId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ list: ImportRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    importRows(read, shopId).orderBy('i.created_at', 'desc').limit(limit).offset(rowsBefore(page, limit)).execute(),
    read
      .selectFrom('product_imports')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow(),
  ]);
  const figures = await figuresOf(
    read,
    rows.map(({ id }) => id),
  );
  return { list: rows.map((row) => presented(row, figures(row.id))), total: Number(total) };
}

/** One import with what can be done with it. @throws Refusal `import_not_found`. */
export async function findImport(read: Read, shopId: string, id: string): Promise<ProductImport> {
  const row = requireFound(
    await importRows(read, shopId).where('i.id', '=', id).executeTakeFirst(),
    'import_not_found',
  );
  const figures = (await figuresOf(read, [id]))(id);
  const shown = presented(row, figures);
  return {
    ...shown,
    language: row.language as Locale,
    encoding: row.encoding,
    separator: row.separator,
    ignored: row.ignored,
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    allowed: allowedActs(shown, figures),
  };
}

type Figures = (id: string) => { count(test: (one: Counted) => boolean): number; pictures: ImportRow['pictures'] };

async function figuresOf(read: Read, ids: readonly string[]): Promise<Figures> {
  const [items, pictures] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          rowsOf<Counted>(
            read,
            sql`select import_id, kind, outcome, count(*)::int as count from product_import_items
              where ${isOneOf('import_id', ids)} group by import_id, kind, outcome`,
          ),
          rowsOf<{ import_id: string; state: 'waiting' | 'done' | 'failed'; count: number }>(
            read,
            sql`select import_id, state, count(*)::int as count from product_import_pictures
              where ${isOneOf('import_id', ids)} group by import_id, state`,
          ),
        ]);
  return (id) => ({
    count: (test) =>
      items.filter((one) => one.import_id === id && test(one)).reduce((sum, { count }) => sum + count, 0),
    pictures: {
      waiting: 0,
      done: 0,
      failed: 0,
      ...Object.fromEntries(pictures.filter((one) => one.import_id === id).map(({ state, count }) => [state, count])),
    },
  });
}

function presented(row: Row, { count, pictures }: ReturnType<Figures>): ImportRow {
  const kinds = (kind: ImportKind) => count((one) => one.kind === kind);
  const toWrite = (one: Counted) => one.kind === 'new' || one.kind === 'changed';
  const isUndone = row.state === 'undoing' || row.state === 'undone';
  const undone = count(({ outcome }) => outcome === 'undone' || outcome === 'kept');
  return {
    id: row.id,
    file_name: row.file_name,
    state: row.state as ImportState,
    at: row.created_at.toISOString(),
    by: row.nickname || row.username || '',
    rows: row.row_count,
    counts: { new: kinds('new'), changed: kinds('changed'), unchanged: kinds('unchanged'), refused: kinds('refused') },
    total: isUndone ? undone + count(({ outcome }) => outcome === 'written') : count(toWrite),
    done: isUndone ? undone : count((one) => toWrite(one) && one.outcome !== 'waiting'),
    failed: count((one) => toWrite(one) && one.outcome === 'refused'),
    kept: count(({ outcome }) => outcome === 'kept'),
    pictures,
  };
}

function allowedActs({ state, pictures }: ImportRow, { count }: ReturnType<Figures>): ProductImport['allowed'] {
  const waiting = count(({ outcome }) => outcome === 'waiting');
  const written = count(({ outcome }) => outcome === 'written');
  return [
    ...((state === 'ready' || state === 'cancelled') && waiting > 0 ? (['start'] as const) : []),
    ...(state === 'running' || (state === 'done' && pictures.waiting > 0) ? (['cancel'] as const) : []),
    ...((state === 'done' || state === 'cancelled') && written > 0 ? (['undo'] as const) : []),
  ];
}

/** A page of the products of an import. @throws Refusal `import_not_found`. */
export async function itemsPage(
  read: Read,
  shopId: string,
  query: { import_id: string; kind?: ImportKind | undefined; issues?: '1' | undefined; page: number; limit: number },
  locale: Locale,
): Promise<{ list: ImportItem[]; total: number }> {
  const { import_id: id, kind, issues, page, limit } = query;
  requireFound(await importExists(read, shopId, id), 'import_not_found');
  const filtered = read
    .selectFrom('product_import_items')
    .where('import_id', '=', id)
    .$if(kind !== undefined, (items) => items.where('kind', '=', kind!))
    .$if(issues !== undefined, (items) => items.where(sql<boolean>`issues <> '[]'`));
  const [rows, { total }] = await Promise.all([
    filtered
      .select(['position', 'line', 'handle', 'title', 'kind', 'outcome', 'product_id', 'changes', 'issues'])
      .orderBy('position')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    filtered.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    total: Number(total),
    list: rows.map((row) => ({
      id: `${id}:${row.position}`,
      line: row.line,
      handle: row.handle,
      title: row.title,
      kind: row.kind as ImportKind,
      outcome: row.outcome as ImportOutcome,
      product_id: row.product_id,
      changes: row.changes,
      issues: (row.issues as Issue[]).map((issue) => presentIssue(issue, locale)),
    })),
  };
}

/** An issue in a language. */
export const presentIssue = ({ limit, ...issue }: Issue, locale: Locale): ImportItem['issues'][number] => ({
  ...issue,
  msg: importIssueText(issue.code, locale, limit === undefined ? {} : { limit }),
});
