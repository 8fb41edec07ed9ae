import { analyticsTexts } from '@tradewind/contract/operations/shop-desk/analytics-texts';
import type { SentCsv } from '../../../base/csv/export-file.ts';
import type { Read } from '../../../base/db/database.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { figuresByCountry } from './country-queries.ts';
import { figuresByDay } from './day-queries.ts';
import type { Period } from './period.ts';
import { amountsFor, presentCountry, presentFigures, presentProduct, type PresentAmount } from './present-figures.ts';
import { figuresByProduct, type ProductOrder } from './product-queries.ts';

/** Products that are read at once: each time all their figures are summed. */
const productsAtOnce = 2_000;

type Column = keyof typeof analyticsTexts;

/** The figures of a period as a CSV file in the member's language; without columns of money for those who may not see it. */
export function analyticsFile(
  read: Read,
  { actor, locale }: MerchantCall,
  { by, period, sort }: { by: 'day' | 'product' | 'country'; period: Period; sort: ProductOrder },
): SentCsv {
  const amount = amountsFor(actor.role);
  const columns = columnsOf[by].filter((column) => amount(0n) !== null || !amounts.has(column));
  return {
    fileName: `tradewind-${by}-${period.from}-${period.to}.csv`,
    batches: (async function* batches() {
      yield [columns.map((column) => analyticsTexts[column][locale])];
      for await (const rows of tables[by](read, actor.shopId, { period, sort, locale, amount }))
        yield rows.map((row) => columns.map((column) => String(row[column] ?? '')));
    })(),
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
  async *day(read: Read, shopId: string, { period, amount }: Wanted): AsyncGenerator<Row[]> {
    yield (await figuresByDay(read, shopId, period)).map((row) => ({ day: row.day, ...presentFigures(row, amount) }));
  },
  async *product(read: Read, shopId: string, { period, sort, locale, amount }: Wanted): AsyncGenerator<Row[]> {
    for (let offset = 0; ; offset += productsAtOnce) {
      const { rows, total, delivery } = await figuresByProduct(read, shopId, period, {
        sort,
        limit: productsAtOnce,
        offset,
      });
      yield rows.map((row) => {
        const { id, title, image: _image, ...figures } = presentProduct(row, { locale, amount });
        return { product: title, product_id: id, ...figures };
      });
      if (offset + productsAtOnce < total) continue;
      yield [{ product: analyticsTexts.delivery[locale], sales: amount(delivery) }];
      return;
    }
  },
  async *country(read: Read, shopId: string, { period, amount }: Wanted): AsyncGenerator<Row[]> {
    yield (await figuresByCountry(read, shopId, period)).map((row) => {
      const { id, ...figures } = presentCountry(row, amount);
      return { country: id, ...figures };
    });
  },
};
