import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/fields.ts';

/** How many categories Home shows for a shopper's taste. */
export const maxTastes = 4;

export const taste = z.object({
  category_id: z.string(),
  name: z.string().describe('In the caller’s language'),
  image: z.string().describe('A popular product of the category'),
});
export type Taste = z.output<typeof taste>;

export const tastes = endpoint({
  name: 'home.tastes',
  summary: 'The categories that the shopper bought, liked and looked at most lately; none while nothing is known',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/tastes',
  input: nothing,
  output: z.array(taste).max(maxTastes),
  refusals: [],
});
