import type { Locale } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import { writeCsv } from '../../base/csv/write-csv.ts';
import type { Read } from '../../base/db/database.ts';
import { presentIssue } from './imports-queries.ts';
import type { Issue } from './issues.ts';

/** The most products that one file holds. */
const most = 5_000;

/**
 * The rows of the products that an import refused, with a column that says why, in a language. Cells stay as they were in
 * the file, apart from formulas, which the writer defuses.
 *
 * @throws Refusal `import_not_found`.
 */
export async function refusedRows(
  read: Read,
  shopId: string,
  id: string,
  locale: Locale,
): Promise<{ file_name: string; csv: string; whole: 0 | 1 }> {
  const found = await read
    .selectFrom('product_imports')
    .select(['columns', 'file_name'])
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  const { columns, file_name: name } = requireFound(found, 'import_not_found');
  const items = await read
    .selectFrom('product_import_items')
    .select(['rows', 'issues'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'refused')
    .orderBy('position')
    .limit(most + 1)
    .execute();
  const headers = (columns as { header: string }[]).map(({ header }) => header);
  const lines = items.slice(0, most).flatMap(({ rows, issues }) =>
    rows.map(({ line, cells }) => [
      ...cells,
      (issues as Issue[])
        .filter((issue) => issue.line === line)
        .map((issue) => [issue.column, presentIssue(issue, locale).msg].filter(Boolean).join(': '))
        .join(' '),
    ]),
  );
  return {
    file_name: `${name.replace(/\.\w+$/, '')}-refused.csv`,
    csv: await writeCsv([[...headers, 'error'], ...lines]),
    whole: items.length > most ? 0 : 1,
  };
}
