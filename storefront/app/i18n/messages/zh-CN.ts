import { addresses } from './addresses/zh-CN.ts';
import { applications } from './applications/zh-CN.ts';
import { app } from './app/zh-CN.ts';
import { cart } from './cart/zh-CN.ts';
import { content } from './content/zh-CN.ts';
import { coupons } from './coupons/zh-CN.ts';
import { favourites } from './favourites/zh-CN.ts';
import { freight } from './freight/zh-CN.ts';
import { gallery } from './gallery/zh-CN.ts';
import { notifications } from './notifications/zh-CN.ts';
import { orders } from './orders/zh-CN.ts';
import { refunds } from './refunds/zh-CN.ts';
import { recovery } from './recovery/zh-CN.ts';
import { questions } from './questions/zh-CN.ts';
import { reviews } from './reviews/zh-CN.ts';
import { search } from './search/zh-CN.ts';
import { partnership } from './partnership/zh-CN.ts';
import { providers } from './providers/zh-CN.ts';
import { security } from './security/zh-CN.ts';
import { service } from './service/zh-CN.ts';
import { shopping } from './shopping/zh-CN.ts';
import { terms } from './terms/zh-CN.ts';
import { titles } from './titles/zh-CN.ts';
import { users } from './users/zh-CN.ts';
import { wallet } from './wallet/zh-CN.ts';

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
