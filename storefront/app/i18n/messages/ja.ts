import { addresses } from './addresses/ja.ts';
import { cart } from './cart/ja.ts';
import { catalog } from './catalog/ja.ts';
import { currencies } from './currencies/ja.ts';
import { favourites } from './favourites/ja.ts';
import { home } from './home/ja.ts';
import { notifications } from './notifications/ja.ts';
import { orders } from './orders/ja.ts';
import { refunds } from './refunds/ja.ts';
import { recovery } from './recovery/ja.ts';
import { reviews } from './reviews/ja.ts';
import { search } from './search/ja.ts';
import { shell } from './shell/ja.ts';
import { shops } from './shops/ja.ts';
import { users } from './users/ja.ts';
import { wallet } from './wallet/ja.ts';

export const messages = { ...shell, ...home, ...catalog, ...shops, ...search, ...cart, ...orders, ...refunds, ...reviews, ...addresses, ...users, ...wallet, ...recovery, ...notifications, ...favourites, ...currencies };
