import { addresses } from './addresses/en.ts';
import { applications } from './applications/en.ts';
import { app } from './app/en.ts';
import { cart } from './cart/en.ts';
import { content } from './content/en.ts';
import { coupons } from './coupons/en.ts';
import { favourites } from './favourites/en.ts';
import { freight } from './freight/en.ts';
import { gallery } from './gallery/en.ts';
import { notifications } from './notifications/en.ts';
import { orders } from './orders/en.ts';
import { refunds } from './refunds/en.ts';
import { recovery } from './recovery/en.ts';
import { questions } from './questions/en.ts';
import { reviews } from './reviews/en.ts';
import { search } from './search/en.ts';
import { partnership } from './partnership/en.ts';
import { providers } from './providers/en.ts';
import { security } from './security/en.ts';
import { service } from './service/en.ts';
import { shopping } from './shopping/en.ts';
import { terms } from './terms/en.ts';
import { titles } from './titles/en.ts';
import { users } from './users/en.ts';
import { wallet } from './wallet/en.ts';

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
