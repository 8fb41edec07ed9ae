import { z } from 'zod';
import { filter } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { id, none, text } from '../../base/fields.ts';

export const foundKinds = ['order', 'user', 'shop', 'product', 'transaction'] as const;
export type FoundKind = (typeof foundKinds)[number];

export const found = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  title: z.string().describe('Number, name or reference'),
  note: z.string().describe('What tells it from others: a state, an address, a shop'),
});
export type Found = z.output<typeof found>;

export const findAnywhere = endpoint({
  name: 'desk.find',
  summary:
    'Orders, shoppers, shops, products and transactions by number, name, e-mail or reference, as far as the roles allow',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/find',
  input: z.object({ q: text(100, 2).describe('At least two characters') }),
  output: z.object({ list: z.array(found) }),
  refusals: [],
});

const list = text(40);
const viewed = z.object({
  filter: z.record(text(40), z.union([text(200, 0), z.number(), z.boolean()])),
  sort: filter(text(60)).describe('Field, with `-` before it for the largest first'),
});
export type ViewedList = z.output<typeof viewed>;

export const deskView = z.object({ id: z.string(), name: z.string(), view: viewed });
export type DeskView = z.output<typeof deskView>;

export const deskViews = endpoint({
  name: 'desk.views',
  summary: 'The filters of a list that the operator keeps, by name',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/views',
  input: z.object({ list }),
  output: z.object({ list: z.array(deskView) }),
  refusals: [],
});

export const saveDeskView = endpoint({
  name: 'desk.saveView',
  summary: 'Keep the filters of a list under a name, in place of those that have it; at most 30 for each list',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/views',
  input: z.object({ list, name: text(60), view: viewed }),
  output: deskView,
  refusals: ['too_many_views'],
});

export const removeDeskView = endpoint({
  name: 'desk.removeView',
  summary: 'Remove filters that the operator keeps; those that are gone already too',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/views/remove',
  input: z.object({ id }),
  output: none,
  refusals: [],
});
