import { countryCodes } from '@tradewind/contract/people/countries';

/** What the cells of imported files hold, read by what they are; null: not readable as that. */

/**
 * A price as US cents: `12.50`, `1,299.00`, `12,5` or `$ 12`. Of a comma and a point the later one separates the cents; a
 * comma alone does so before one or two digits.
 */
export function centsOf(cell: string): bigint | null {
  const bare = cell.replaceAll(/[\s$']|USD|US\$/gi, '').replaceAll(/[０-９．，]/g, (sign) => sign.normalize('NFKC'));
  const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  const isCommaDecimal = comma > point && (point >= 0 || /,\d{1,2}$/.test(bare));
  const plain = isCommaDecimal ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(plain) ?? [];
  if (whole === undefined || /[1-9]/.test(cents.slice(2))) return null;
  return BigInt(whole) * 100n + BigInt(cents.slice(0, 2).padEnd(2, '0'));
}

/** A whole number of pieces; `5.0`, as some spreadsheets write it, is one. */
export function piecesOf(cell: string): number | null {
  const [, digits] = /^(-?\d{1,9})(?:\.0+)?$/.exec(cell.normalize('NFKC').replaceAll(/[\s,]/g, '')) ?? [];
  return digits === undefined ? null : Number(digits);
}

const gramsOfUnit: Readonly<Record<string, number>> = { g: 1, kg: 1_000, lb: 453.592_37, oz: 28.349_523_125 };

/** A weight in whole grams. */
export function gramsOf(cell: string, unit: string): number | null {
  const factor = gramsOfUnit[unit.trim().toLowerCase() || 'g'];
  const plain = cell.normalize('NFKC').replaceAll(/\s/g, '').replace(',', '.');
  if (factor === undefined || !/^\d{1,9}(\.\d{1,6})?$/.test(plain)) return null;
  return Math.round(Number(plain) * factor);
}

const yes = new Set(['true', 'yes', '1', 'y']);
const no = new Set(['false', 'no', '0', 'n', '']);
export function flagOf(cell: string): boolean | null {
  const text = cell.toLowerCase();
  if (yes.has(text)) return true;
  return no.has(text) ? false : null;
}

export function countryOf(cell: string): string | null {
  const code = cell.toUpperCase();
  return countryCodes.includes(code) ? code : null;
}

/** What Shopify calls the states of a product. */
export const fileStatuses = ['active', 'draft', 'archived'] as const;
export type FileStatus = (typeof fileStatuses)[number];
export const statusOf = (cell: string): FileStatus | null =>
  fileStatuses.find((status) => status === cell.toLowerCase()) ?? null;
