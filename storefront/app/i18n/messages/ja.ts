import { addresses } from './addresses/ja.ts';
import { applications } from './applications/ja.ts';
import { cart } from './cart/ja.ts';
import { coupons } from './coupons/ja.ts';
import { favourites } from './favourites/ja.ts';
import { freight } from './freight/ja.ts';
import { gallery } from './gallery/ja.ts';
import { notifications } from './notifications/ja.ts';
import { orders } from './orders/ja.ts';
import { refunds } from './refunds/ja.ts';
import { recovery } from './recovery/ja.ts';
import { reviews } from './reviews/ja.ts';
import { search } from './search/ja.ts';
import { terms } from './terms/ja.ts';
import { users } from './users/ja.ts';
import { wallet } from './wallet/ja.ts';

/** Every text but those of the first view, which are in `first/`. */
export const messages = {
  ...search,
  ...cart,
  ...orders,
  ...coupons,
  ...freight,
  ...refunds,
  ...reviews,
  ...addresses,
  ...applications,
  ...users,
  ...wallet,
  ...recovery,
  ...notifications,
  ...favourites,
  ...gallery,
  ...terms,
};
