import type { ImportIssueCode } from '@tradewind/contract/goods/import-issues';
import { importLimits } from '@tradewind/contract/goods/shop-desk/imports';
import type { CellKey } from './columns.ts';
import type { Cells, ProductRows } from './group-rows.ts';
import type { FileRow } from './read-rows.ts';

/** What is wrong with a cell or a row, as it is stored. */
export interface Issue {
  line: number;
  /** The header; empty: the row as a whole. */
  column: string;
  code: ImportIssueCode;
  /** The start of what the cell holds. */
  value: string;
  limit?: number;
}

/** Collects what is wrong with a product. */
export interface Issues {
  readonly list: Issue[];
  add(row: FileRow, key: CellKey | null, code: ImportIssueCode, limit?: number): void;
}

const shownValue = 80;
const most = 20;

export function collectIssues(cells: Cells): Issues {
  const list: Issue[] = [];
  return {
    list,
    add(row, key, code, limit) {
      if (list.length >= most) return;
      const value = key
        ? cells
            .raw(row, key)
            .slice(0, shownValue)
            .replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '�')
        : '';
      list.push({
        line: row.line,
        column: key ? cells.header(key) : '',
        code,
        value,
        ...(limit !== undefined && { limit }),
      });
    },
  };
}

/** What a spreadsheet runs: `=…`, and what other signs make a call of a function or a program. */
const formula = /^[=＝]|^[+\-@＋－＠][A-Za-z_. ]*[(|]|^[+\-@＋－＠].*\|.*!/;
const unstorable = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Finds cells that nothing may be read from: formulas, giant ones, and control characters. */
export function checkCells({ rows }: ProductRows, cells: Cells, issues: Issues): void {
  for (const row of rows)
    for (const key of cells.keys) {
      const cell = cells.raw(row, key);
      if (cell.length > importLimits.cell) issues.add(row, key, 'cell_too_long', importLimits.cell);
      else if (formula.test(cell)) issues.add(row, key, 'formula');
      else if (unstorable.test(cell)) issues.add(row, key, 'characters');
    }
}
