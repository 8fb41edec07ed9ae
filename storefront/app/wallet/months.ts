/** Rows of one month, as a record shows them together. */
export interface Month<Row> {
  /** First day, as `YYYY-MM-01`. */
  id: string;
  rows: readonly Row[];
}

/** Groups rows that come newest first by the month of their wire date. */
export function byMonth<Row extends { createtime: string }>(rows: readonly Row[]): readonly Month<Row>[] {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const id = `${row.createtime.slice(0, 7)}-01`;
    const month = months.get(id);
    if (month) month.push(row);
    else months.set(id, [row]);
  }
  return Array.from(months, ([id, grouped]) => ({ id, rows: grouped }));
}
