import { addresses } from './addresses/en.ts';
import { cart } from './cart/en.ts';
import { catalog } from './catalog/en.ts';
import { currencies } from './currencies/en.ts';
import { favourites } from './favourites/en.ts';
import { home } from './home/en.ts';
import { notifications } from './notifications/en.ts';
import { orders } from './orders/en.ts';
import { refunds } from './refunds/en.ts';
import { recovery } from './recovery/en.ts';
import { reviews } from './reviews/en.ts';
import { search } from './search/en.ts';
import { shell } from './shell/en.ts';
import { shops } from './shops/en.ts';
import { users } from './users/en.ts';
import { wallet } from './wallet/en.ts';

export const messages = { ...shell, ...home, ...catalog, ...shops, ...search, ...cart, ...orders, ...refunds, ...reviews, ...addresses, ...users, ...wallet, ...recovery, ...notifications, ...favourites, ...currencies };
