import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { endpoint } from '../../base/endpoint.ts';
import { productFilters } from './products.ts';

export const exportProducts = endpoint({
  name: 'shopDesk.exportProducts',
  summary:
    'The products of the shop that the filters fit as a CSV that can be imported again without a change: the file itself, not an envelope',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/products/export',
  input: z.object({ ...csvFile, ...productFilters }),
  output: z.string(),
  refusals: [],
});
