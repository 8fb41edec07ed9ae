import { addresses } from './addresses/th.ts';
import { applications } from './applications/th.ts';
import { app } from './app/th.ts';
import { cart } from './cart/th.ts';
import { content } from './content/th.ts';
import { coupons } from './coupons/th.ts';
import { favourites } from './favourites/th.ts';
import { freight } from './freight/th.ts';
import { gallery } from './gallery/th.ts';
import { notifications } from './notifications/th.ts';
import { orders } from './orders/th.ts';
import { refunds } from './refunds/th.ts';
import { recovery } from './recovery/th.ts';
import { questions } from './questions/th.ts';
import { reviews } from './reviews/th.ts';
import { search } from './search/th.ts';
import { partnership } from './partnership/th.ts';
import { providers } from './providers/th.ts';
import { security } from './security/th.ts';
import { service } from './service/th.ts';
import { shopping } from './shopping/th.ts';
import { terms } from './terms/th.ts';
import { titles } from './titles/th.ts';
import { users } from './users/th.ts';
import { wallet } from './wallet/th.ts';

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
