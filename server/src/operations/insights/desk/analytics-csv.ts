import { analyticsTexts } from '@tradewind/contract/operations/shop-desk/analytics-texts';
import { writeCsv } from '../../../base/csv/write-csv.ts';
import type { Read } from '../../../base/db/database.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { figuresByCountry } from './country-queries.ts';
import { figuresByDay } from './day-queries.ts';
import type { Period } from './period.ts';
import { amountsFor, presentCountry, presentFigures, presentProduct, type PresentAmount } from './present-figures.ts';
import { figuresByProduct, type ProductOrder } from './product-queries.ts';

const maxProducts = 10_000;

type Column = keyof typeof analyticsTexts;

/** The figures of a period as a CSV file in the member's language; without columns of money for those who may not see it. */
export async function analyticsCsv(
  read: Read,
  { actor, locale }: MerchantCall,
  { by, period, sort }: { by: 'day' | 'product' | 'country'; period: Period; sort: ProductOrder },
): Promise<{ file_name: string; csv: string }> {
  const amount = amountsFor(actor.role);
  const rows = await tables[by](read, actor.shopId, { period, sort, locale, amount });
  const columns = columnsOf[by].filter((column) => amount(0n) !== null || !amounts.has(column));
  return {
    file_name: `tradewind-${by}-${period.from}-${period.to}.csv`,
    csv: await writeCsv([
      columns.map((column) => analyticsTexts[column][locale]),
      ...rows.map((row) => columns.map((column) => String(row[column] ?? ''))),
    ]),
  };
}

const amounts: ReadonlySet<Column> = new Set(['sales', 'gross', 'refunded']);

const columnsOf = {
  day: ['day', 'visitors', 'product_visitors', 'carts', 'checkouts', 'orders', 'gross', 'refunded', 'sales'],
  product: ['product', 'product_id', 'visitors', 'carts', 'checkouts', 'orders', 'pieces', 'sales'],
  country: ['country', 'orders', 'sales'],
} as const satisfies Record<string, readonly Column[]>;

type Row = Partial<Record<Column, string | number | null>>;
interface Wanted {
  period: Period;
  sort: ProductOrder;
  locale: MerchantCall['locale'];
  amount: PresentAmount;
}

const tables = {
  day: async (read: Read, shopId: string, { period, amount }: Wanted): Promise<Row[]> =>
    (await figuresByDay(read, shopId, period)).map((row) => ({ day: row.day, ...presentFigures(row, amount) })),
  product: async (read: Read, shopId: string, { period, sort, locale, amount }: Wanted): Promise<Row[]> => {
    const { rows, delivery } = await figuresByProduct(read, shopId, period, { sort, limit: maxProducts, offset: 0 });
    const products: Row[] = rows.map((row) => {
      const { id, title, image: _image, ...figures } = presentProduct(row, { locale, amount });
      return { product: title, product_id: id, ...figures };
    });
    return [...products, { product: analyticsTexts.delivery[locale], sales: amount(delivery) }];
  },
  country: async (read: Read, shopId: string, { period, amount }: Wanted): Promise<Row[]> =>
    (await figuresByCountry(read, shopId, period)).map((row) => {
      const { id, ...figures } = presentCountry(row, amount);
      return { country: id, ...figures };
    }),
};
