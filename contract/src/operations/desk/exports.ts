import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, filter, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { text } from '../../base/fields.ts';

const roles = ['finance', 'admin'] as const;
const span = { from: filter(moment), to: filter(moment).describe('Before this moment') };

export const exportAllOrders = endpoint({
  name: 'desk.exportOrders',
  summary: `The orders of all shops, a row for each line, latest first, ${asFile}`,
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/export/orders',
  input: z.object({ ...csvFile, ...span }),
  output: z.string(),
  refusals: [],
});

export const exportAllProducts = endpoint({
  name: 'desk.exportProducts',
  summary: `The products of all shops, a row for each SKU, ${asFile}`,
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/export/products',
  input: z.object(csvFile),
  output: z.string(),
  refusals: [],
});

export const exportJournal = endpoint({
  name: 'desk.exportJournal',
  summary: `Every entry of the books, latest first, ${asFile}`,
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/export/journal',
  input: z.object({ ...csvFile, ...span }),
  output: z.string(),
  refusals: [],
});

export const exportShoppers = endpoint({
  name: 'desk.exportShoppers',
  summary: `All accounts of shoppers with their names and addresses for messages, for a reason that the audit log keeps, ${asFile}`,
  who: 'operator',
  roles: ['admin'],
  method: 'POST',
  path: '/api/desk/export/shoppers',
  input: z.object({ ...csvFile, reason: text(500, 5) }),
  output: z.string(),
  refusals: [],
});
