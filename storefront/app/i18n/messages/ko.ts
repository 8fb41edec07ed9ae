import { addresses } from './addresses/ko.ts';
import { cart } from './cart/ko.ts';
import { catalog } from './catalog/ko.ts';
import { currencies } from './currencies/ko.ts';
import { favourites } from './favourites/ko.ts';
import { home } from './home/ko.ts';
import { notifications } from './notifications/ko.ts';
import { orders } from './orders/ko.ts';
import { refunds } from './refunds/ko.ts';
import { recovery } from './recovery/ko.ts';
import { reviews } from './reviews/ko.ts';
import { search } from './search/ko.ts';
import { shell } from './shell/ko.ts';
import { shops } from './shops/ko.ts';
import { users } from './users/ko.ts';
import { wallet } from './wallet/ko.ts';

export const messages = { ...shell, ...home, ...catalog, ...shops, ...search, ...cart, ...orders, ...refunds, ...reviews, ...addresses, ...users, ...wallet, ...recovery, ...notifications, ...favourites, ...currencies };
