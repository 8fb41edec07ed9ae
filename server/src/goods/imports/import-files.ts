import type { Locale } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import { importKindLabels, importStateLabels } from '@tradewind/contract/goods/import-labels';
import type { ImportItem, ImportKind } from '@tradewind/contract/goods/shop-desk/imports';
import { exportFile, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { importsPage, importExists, itemsPage } from './imports-queries.ts';

const pageSize = 500;

/** The imports of a shop as a CSV, latest first. */
export const importsFile = (read: Read, call: MerchantCall): SentCsv =>
  exportFile(
    'imports',
    call,
    [
      ['at', ({ at }) => timeCell(new Date(at))],
      ['file', (row) => row.file_name],
      ['rows', ({ rows }) => String(rows)],
      ['state', ({ state }) => importStateLabels[state][call.locale]],
      ['member', ({ by }) => by],
    ],
    numberedPages((page) => importsPage(read, call.actor.shopId, { page, limit: pageSize })),
  );

/**
 * What an import changes and what is wrong with it as a CSV: a row for each changed field and each problem; a product
 * with neither has one row. @throws Refusal `import_not_found`.
 */
export async function importItemsFile(
  read: Read,
  call: MerchantCall,
  query: { import_id: string; kind?: ImportKind | undefined },
): Promise<SentCsv> {
  requireFound(await importExists(read, call.actor.shopId, query.import_id), 'import_not_found');
  const { locale } = call;
  return exportFile(
    'import',
    call,
    [
      ['row', ({ line }) => String(line)],
      ['product', ({ item }) => item.title || item.handle],
      ['kind', ({ item }) => importKindLabels[item.kind][locale]],
      ['field', ({ field }) => field],
      ['field_of', ({ of }) => of],
      ['value_before', ({ before }) => before],
      ['value_after', ({ after }) => after],
      ['problem', ({ problem }) => problem],
    ],
    detailPages(read, call.actor.shopId, query, locale),
  );
}

interface Detail {
  item: ImportItem;
  line: number;
  field: string;
  of: string;
  before: string;
  after: string;
  problem: string;
}

async function* detailPages(
  read: Read,
  shopId: string,
  query: { import_id: string; kind?: ImportKind | undefined },
  locale: Locale,
): AsyncGenerator<Detail[]> {
  const pages = numberedPages((page) => itemsPage(read, shopId, { ...query, page, limit: pageSize }, locale));
  for await (const items of pages) yield items.flatMap(detailsOf);
}

function detailsOf(item: ImportItem): Detail[] {
  const nothing = { item, line: item.line, field: '', of: '', before: '', after: '', problem: '' };
  const changes = item.changes.map((change) => ({ ...nothing, ...change }));
  const problems = item.issues.map(({ line, column, value, msg }) => ({
    ...nothing,
    line,
    field: column,
    after: value,
    problem: msg,
  }));
  const details = [...changes, ...problems];
  return details.length > 0 ? details : [nothing];
}

/** The pages of a list that is asked for by the number of the page, until the last. */
async function* numberedPages<Row>(
  read: (page: number) => Promise<{ list: Row[]; total: number }>,
): AsyncGenerator<Row[]> {
  for (let page = 1; ; page += 1) {
    const { list, total } = await read(page);
    yield list;
    if (page * pageSize >= total) return;
  }
}
