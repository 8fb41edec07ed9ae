import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id } from '../../base/fields.ts';
import { locales } from '../../base/locales.ts';
import { categoryCode } from '../catalog.ts';
import { fileEncodings } from '../file-encodings.ts';
import { importIssueTexts, type ImportIssueCode } from '../import-issues.ts';

/** The most of each that an imported file may have. */
export const importLimits = {
  /** Bytes of a CSV. */
  csv: 20 * 1024 * 1024,
  /** Bytes of a ZIP. */
  zip: 60 * 1024 * 1024,
  /** Bytes that a ZIP unpacks to. */
  unpacked: 200 * 1024 * 1024,
  entries: 5_000,
  rows: 20_000,
  columns: 300,
  /** Characters of a cell. */
  cell: 100_000,
} as const;

/**
 * The states of an import. `ready`: compared with the shop, nothing written yet. A cancelled one keeps what it had written
 * by then, which can be undone like that of a finished one.
 */
export const importStates = ['ready', 'running', 'done', 'cancelled', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What a product of the file is to the shop. */
export const importKinds = ['new', 'changed', 'unchanged', 'refused'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What became of it. `kept`: undoing left it as it is. */
export const importOutcomes = ['waiting', 'written', 'unchanged', 'refused', 'undone', 'kept'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const importActs = ['start', 'cancel', 'undo'] as const;

export const importRow = z.object({
  id: z.string(),
  file_name: z.string(),
  state: z.enum(importStates),
  at: z.string(),
  by: z.string().describe('Name of the member'),
  rows: z.int(),
  counts: z.record(z.enum(importKinds), z.int()).describe('Products of the file by what they are to the shop'),
  total: z.int().describe('Products that the import writes, or takes back while it is undone'),
  done: z.int().describe('Those of them that are done'),
  failed: z.int().describe('Products that were refused while they were written'),
  kept: z.int().describe('Products that undoing left as they are'),
  pictures: z.object({ waiting: z.int(), done: z.int(), failed: z.int() }).describe('Pictures that are fetched later'),
});
export type ImportRow = z.output<typeof importRow>;

export const productImport = importRow.extend({
  language: z.enum(locales).describe('That of columns that name none'),
  encoding: z.string(),
  separator: z.string(),
  ignored: z.array(z.string()).describe('Headers of columns that nothing is read from'),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  allowed: z.array(z.enum(importActs)),
});
export type ProductImport = z.output<typeof productImport>;

export const importIssue = z.object({
  line: z.int().describe('Row of the file, from 1, the header included'),
  column: z.string().describe('Header; empty: the row as a whole'),
  code: z.enum(Object.keys(importIssueTexts) as [ImportIssueCode, ...ImportIssueCode[]]),
  value: z.string().describe('Start of what the cell holds'),
  msg: z.string(),
});
export type ImportIssue = z.output<typeof importIssue>;

export const importChange = z.object({
  field: z.string(),
  of: z.string().describe('Language or variant'),
  before: z.string(),
  after: z.string(),
});
export type ImportChange = z.output<typeof importChange>;

export const importItem = z.object({
  id: z.string(),
  line: z.int(),
  handle: z.string(),
  title: z.string(),
  kind: z.enum(importKinds),
  outcome: z.enum(importOutcomes),
  product_id: z.string().nullable(),
  changes: z.array(importChange),
  issues: z.array(importIssue),
});
export type ImportItem = z.output<typeof importItem>;

export const productImports = endpoint({
  name: 'shopDesk.imports',
  summary: 'Imports of the shop in the last 30 days, latest first',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/imports',
  input: listInput(['-at'], {}),
  output: deskList(importRow),
  refusals: [],
});

export const exportImports = endpoint({
  name: 'shopDesk.exportImports',
  summary: `The same imports, latest first, ${asFile}`,
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/imports/export',
  input: z.object({ ...csvFile }),
  output: z.string(),
  refusals: [],
});

export const showImport = endpoint({
  name: 'shopDesk.import',
  summary: 'One import with its progress',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/imports/show',
  input: z.object({ id }),
  output: productImport,
  refusals: ['import_not_found'],
});

export const importItems = endpoint({
  name: 'shopDesk.importItems',
  summary: 'The products of an import with their differences and what is wrong with them, in the order of the file',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/imports/items',
  input: listInput(['line'], { import_id: id, kind: filter(z.enum(importKinds)), issues: filter(z.literal('1')) }),
  output: deskList(importItem),
  refusals: ['import_not_found'],
});

export const exportImportItems = endpoint({
  name: 'shopDesk.exportImportItems',
  summary: `What an import changes and what is wrong with it, a row for each changed field and each problem, in the order of the file, ${asFile}`,
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/imports/items/export',
  input: z.object({ ...csvFile, import_id: id, kind: filter(z.enum(importKinds)) }),
  output: z.string(),
  refusals: ['import_not_found'],
});

export const uploadImport = endpoint({
  name: 'shopDesk.uploadImport',
  summary:
    'Upload a CSV of products, or a ZIP of one CSV and pictures, and compare it with the shop: a multipart form with the field `file` last. Nothing is written to the products',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/imports/upload',
  input: z.object({
    language: z.enum(locales).optional().describe('Of columns that name none; absent: that of the caller'),
    category: filter(categoryCode).describe('Of new products that name none'),
    encoding: filter(z.enum(fileEncodings)).describe('Absent: it is recognised'),
  }),
  output: productImport,
  refusals: [
    'file_too_large',
    'import_unreadable',
    'import_encoding',
    'import_column_missing',
    'import_too_long',
    'import_archive',
    'category_not_found',
  ],
});

export const startImport = endpoint({
  name: 'shopDesk.startImport',
  summary: 'Write the new and changed products of an import, in the background; refused ones are left out',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/imports/start',
  input: z.object({ id }),
  output: productImport,
  refusals: ['import_not_found', 'import_state', 'import_running'],
});

export const cancelImport = endpoint({
  name: 'shopDesk.cancelImport',
  summary: 'Stop a running import; what it has written stays, and can be undone',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/imports/cancel',
  input: z.object({ id }),
  output: productImport,
  refusals: ['import_not_found', 'import_state'],
});

export const undoImport = endpoint({
  name: 'shopDesk.undoImport',
  summary:
    'Take an import back, in the background: products that it made are removed, or taken off sale where orders refer to them; others get the version before, unless they were changed since',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/imports/undo',
  input: z.object({ id }),
  output: productImport,
  refusals: ['import_not_found', 'import_state', 'import_running'],
});

export const refusedRows = endpoint({
  name: 'shopDesk.refusedRows',
  summary: 'The refused rows of an import as a CSV with a column `error`, to be corrected and uploaded again',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/imports/refused',
  input: z.object({ id }),
  output: z.object({ file_name: z.string(), csv: z.string(), whole: flag.describe('0: only the first rows') }),
  refusals: ['import_not_found'],
});
