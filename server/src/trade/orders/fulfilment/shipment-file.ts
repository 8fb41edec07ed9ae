import { locales, type Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import { carrierCodes, carrierName } from '@tradewind/contract/trade/carriers';
import {
  columnName,
  neededColumns,
  shipmentColumns,
  type ShipmentColumn,
} from '@tradewind/contract/trade/shipment-columns';
import { maxShipmentRows } from '@tradewind/contract/trade/shop-desk/fulfilment';
import { readCsv, UnreadableCsv, type CsvRow } from '../../../base/csv/read-csv.ts';

/** A row of the file of tracking numbers, as it was written. */
export interface TypedShipment {
  line: number;
  sn: string;
  carrier: string;
  number: string;
}

/**
 * Reads a file of tracking numbers. Columns are found by their names, in any language and order. A leading apostrophe, which
 * stops spreadsheets from running a cell as a formula, is dropped.
 *
 * @returns the rows with a tracking number, and how many have none.
 * @throws Refusal `shipments_unreadable`, `shipments_columns_missing`, `shipments_too_many`.
 */
export function readShipmentFile(csv: string, locale: Locale): { rows: TypedShipment[]; skipped: number } {
  const [head, ...body] = rowsOf(csv);
  const columns = columnsOf(head?.cells ?? [], locale);
  if (body.length > maxShipmentRows) refuse('shipments_too_many', { most: maxShipmentRows }, ['csv']);
  const rows = body.map(({ line, cells }) => {
    const cell = (column: (typeof neededColumns)[number]) => (cells[columns[column]] ?? '').replace(/^'/, '').trim();
    return { line, sn: cell('sn').toUpperCase(), carrier: cell('carrier'), number: cell('number') };
  });
  const filled = rows.filter(({ number }) => number !== '');
  return { rows: filled, skipped: rows.length - filled.length };
}

function rowsOf(csv: string): CsvRow[] {
  try {
    return readCsv(csv);
  } catch (error) {
    if (error instanceof UnreadableCsv) refuse('shipments_unreadable', { line: error.line }, ['csv']);
    throw error;
  }
}

function columnsOf(head: readonly string[], locale: Locale): Record<(typeof neededColumns)[number], number> {
  const at = (column: ShipmentColumn) => {
    const names = locales.map((language) => plain(shipmentColumns[column][language]));
    return head.findIndex((cell) => names.includes(plain(cell)));
  };
  const columns = { sn: at('sn'), carrier: at('carrier'), number: at('number') };
  const missing = neededColumns.filter((column) => columns[column] === -1);
  if (missing.length > 0)
    refuse('shipments_columns_missing', { columns: missing.map((column) => columnName(column, locale)).join(', ') }, [
      'csv',
    ]);
  return columns;
}

/** The code of a carrier by its code or its name in any language; null where no carrier is called so. */
export function readCarrier(typed: string): (typeof carrierCodes)[number] | null {
  const wanted = plain(typed);
  return carrierCodes.find((code) => wanted === plain(code) || namesOf(code).includes(wanted)) ?? null;
}

const namesOf = (code: string): string[] =>
  locales.map((locale) => plain(carrierName(code, locale))).filter((name) => name !== '');

/** Case, width, spaces and hyphens make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
