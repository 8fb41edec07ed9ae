import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { endpoint } from '../../base/endpoint.ts';

export const exportProducts = endpoint({
  name: 'shopDesk.exportProducts',
  summary:
    'All products of the shop as a CSV that can be imported again without a change: the file itself, not an envelope',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/products/export',
  input: z.object(csvFile),
  output: z.string(),
  refusals: [],
});
