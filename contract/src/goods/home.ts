import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/fields.ts';
import { productCard } from './catalog.ts';

/** What Home can show. `coupons`: those that anybody can claim; `followed`: what is new in the shops that the shopper follows; `tastes`: categories by the shopper's taste; `picked`: a list of products that operators chose, with a title. */
export const homeKinds = [
  'categories',
  'banners',
  'facts',
  'coupons',
  'flash',
  'shops',
  'followed',
  'hot',
  'new',
  'recommended',
  'viewed',
  'tastes',
  'picked',
] as const;
export type HomeKind = (typeof homeKinds)[number];

export const homeSection = z.object({
  id: z.string(),
  kind: z.enum(homeKinds),
  title: z.string().describe('Of a picked list; empty for the others, whose titles are the client’s'),
  list: z.array(productCard).describe('Of a picked list; empty for the others'),
});
export type HomeSection = z.output<typeof homeSection>;

export const homeSections = endpoint({
  name: 'home.sections',
  summary: 'What Home shows now in the caller’s language, in its order',
  who: 'anyone',
  method: 'GET',
  path: '/api/index/home_sections',
  input: nothing,
  output: z.array(homeSection),
  refusals: [],
});
