import { addresses } from './addresses/th.ts';
import { cart } from './cart/th.ts';
import { catalog } from './catalog/th.ts';
import { currencies } from './currencies/th.ts';
import { favourites } from './favourites/th.ts';
import { home } from './home/th.ts';
import { notifications } from './notifications/th.ts';
import { orders } from './orders/th.ts';
import { refunds } from './refunds/th.ts';
import { recovery } from './recovery/th.ts';
import { reviews } from './reviews/th.ts';
import { search } from './search/th.ts';
import { shell } from './shell/th.ts';
import { shops } from './shops/th.ts';
import { users } from './users/th.ts';
import { wallet } from './wallet/th.ts';

export const messages = { ...shell, ...home, ...catalog, ...shops, ...search, ...cart, ...orders, ...refunds, ...reviews, ...addresses, ...users, ...wallet, ...recovery, ...notifications, ...favourites, ...currencies };
