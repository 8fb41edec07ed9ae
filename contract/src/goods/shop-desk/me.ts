import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { nothing, text } from '../../base/fields.ts';
import { shopRoles } from '../../base/shop-roles.ts';
import { secondFactorState } from '../../people/shop-desk/second-factor.ts';

/** A shop that the account is a member of. */
export const ownShop = z.object({ id: z.string(), name: z.string(), avatar: z.string(), role: z.enum(shopRoles) });
export type OwnShop = z.output<typeof ownShop>;

const ownSeat = z.object({
  user: z.object({ id: z.string(), username: z.string(), nickname: z.string(), avatar: z.string() }),
  shop: ownShop.describe('The shop that the header `shop` names, else the first'),
  shops: z.array(ownShop),
  second_factor: secondFactorState,
  demo: z.boolean().describe('A demo installation, whose simulated carrier follows the clock'),
});

export const shopSignIn = endpoint({
  name: 'shopDesk.signIn',
  summary: 'Sign in at the shop desk with the account of a member; the session is in a cookie',
  who: 'anyone',
  method: 'POST',
  path: '/api/shop/sign_in',
  input: z.object({
    account: text(254),
    password: z.string().min(1).max(128),
    code: z
      .string()
      .trim()
      .max(32)
      .default('')
      .describe('Of the second factor or a recovery code; asked for by `second_factor_required`'),
  }),
  output: ownSeat,
  refusals: [
    'wrong_credentials',
    'account_locked',
    'sign_in_delayed',
    'shop_forbidden',
    'second_factor_required',
    'desk_code_wrong',
  ],
});

export const me = endpoint({
  name: 'shopDesk.me',
  summary: 'Who is signed in, for which shop, and which other shops the account belongs to',
  who: 'merchant',
  right: 'account',
  method: 'GET',
  path: '/api/shop/me',
  input: nothing,
  output: ownSeat,
  refusals: [],
});
