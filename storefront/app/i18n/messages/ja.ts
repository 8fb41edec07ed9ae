import { addresses } from './addresses/ja.ts';
import { applications } from './applications/ja.ts';
import { app } from './app/ja.ts';
import { cart } from './cart/ja.ts';
import { content } from './content/ja.ts';
import { coupons } from './coupons/ja.ts';
import { favourites } from './favourites/ja.ts';
import { freight } from './freight/ja.ts';
import { gallery } from './gallery/ja.ts';
import { notifications } from './notifications/ja.ts';
import { orders } from './orders/ja.ts';
import { refunds } from './refunds/ja.ts';
import { recovery } from './recovery/ja.ts';
import { questions } from './questions/ja.ts';
import { reviews } from './reviews/ja.ts';
import { search } from './search/ja.ts';
import { partnership } from './partnership/ja.ts';
import { providers } from './providers/ja.ts';
import { security } from './security/ja.ts';
import { service } from './service/ja.ts';
import { shopping } from './shopping/ja.ts';
import { terms } from './terms/ja.ts';
import { titles } from './titles/ja.ts';
import { users } from './users/ja.ts';
import { wallet } from './wallet/ja.ts';

/** Every text but those of the first view, which are in `first/`. */
export const messages = {
  ...app,
  ...search,
  ...shopping,
  ...cart,
  ...orders,
  ...content,
  ...coupons,
  ...freight,
  ...refunds,
  ...questions,
  ...reviews,
  ...addresses,
  ...applications,
  ...users,
  ...wallet,
  ...recovery,
  ...notifications,
  ...providers,
  ...security,
  ...service,
  ...favourites,
  ...gallery,
  ...partnership,
  ...terms,
  ...titles,
};
