import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { nothing } from '../../base/fields.ts';
import { shopRoles } from '../../base/shop-roles.ts';

/** A shop that the account is a member of. */
export const ownShop = z.object({ id: z.string(), name: z.string(), avatar: z.string(), role: z.enum(shopRoles) });
export type OwnShop = z.output<typeof ownShop>;

export const me = endpoint({
  name: 'shopDesk.me',
  summary: 'Who is signed in, for which shop, and which other shops the account belongs to',
  who: 'merchant',
  method: 'GET',
  path: '/api/shop/me',
  input: nothing,
  output: z.object({
    user: z.object({ id: z.string(), username: z.string(), nickname: z.string(), avatar: z.string() }),
    shop: ownShop.describe('The shop that the header `shop` names, else the first'),
    shops: z.array(ownShop),
    demo: z.boolean().describe('A demo installation, whose own carrier follows the clock'),
  }),
  refusals: [],
});
