import { addresses } from './addresses/ko.ts';
import { applications } from './applications/ko.ts';
import { app } from './app/ko.ts';
import { cart } from './cart/ko.ts';
import { content } from './content/ko.ts';
import { coupons } from './coupons/ko.ts';
import { favourites } from './favourites/ko.ts';
import { freight } from './freight/ko.ts';
import { gallery } from './gallery/ko.ts';
import { notifications } from './notifications/ko.ts';
import { orders } from './orders/ko.ts';
import { refunds } from './refunds/ko.ts';
import { recovery } from './recovery/ko.ts';
import { questions } from './questions/ko.ts';
import { reviews } from './reviews/ko.ts';
import { search } from './search/ko.ts';
import { partnership } from './partnership/ko.ts';
import { providers } from './providers/ko.ts';
import { security } from './security/ko.ts';
import { service } from './service/ko.ts';
import { shopping } from './shopping/ko.ts';
import { terms } from './terms/ko.ts';
import { titles } from './titles/ko.ts';
import { users } from './users/ko.ts';
import { wallet } from './wallet/ko.ts';

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
