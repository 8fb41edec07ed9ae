import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, listOf, nothing, page } from '../base/fields.ts';
import { productCard, soldPercent } from './catalog.ts';

export const flashCard = productCard.extend({ sold_percent: soldPercent });
export type FlashCard = z.output<typeof flashCard>;

export const flashSale = endpoint({
  name: 'catalog.flashSale',
  summary: 'The flash sale that runs now, with its products, and the next one',
  who: 'anyone',
  method: 'GET',
  path: '/api/index/flash_sale',
  input: nothing,
  output: z.object({
    now: z
      .object({ id: z.string(), name: z.string(), ends_at: z.string(), total: z.int(), list: z.array(flashCard) })
      .nullable()
      .describe('null where none runs that has pieces left; `list` has the first of `total` products'),
    next: z
      .object({ id: z.string(), name: z.string(), starts_at: z.string(), ends_at: z.string(), from: amount.nullable() })
      .nullable()
      .describe('The next one that begins within a week; `from` is its lowest price'),
  }),
  refusals: [],
});
export type FlashSale = z.output<typeof flashSale.output>;

export const flashProducts = endpoint({
  name: 'catalog.flashProducts',
  summary: 'All products of the flash sale that runs now, those of which most is sold first',
  who: 'anyone',
  method: 'GET',
  path: '/api/index/flash_products',
  input: z.object(page),
  output: listOf(flashCard),
  refusals: [],
});
