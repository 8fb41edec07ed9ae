import { readMoment } from '../../i18n/format.ts';

/** The rows of one month. */
export interface Month<Row> {
  /** First day, as `YYYY-MM-01`. */
  id: string;
  rows: readonly Row[];
}

/** Groups rows, newest first, by their month in the shopper's time zone. */
export function byMonth<Row extends { createtime: string }>(rows: readonly Row[]): readonly Month<Row>[] {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const id = monthOf(row.createtime);
    const month = months.get(id);
    if (month) month.push(row);
    else months.set(id, [row]);
  }
  return Array.from(months, ([id, grouped]) => ({ id, rows: grouped }));
}

/** The time zone by which `byMonth` groups. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function monthOf(moment: string): string {
  const at = readMoment(moment);
  return at ? `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-01` : `${moment.slice(0, 7)}-01`;
}
