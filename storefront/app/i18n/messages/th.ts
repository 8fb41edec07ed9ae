import { addresses } from './addresses/th.ts';
import { cart } from './cart/th.ts';
import { catalog } from './catalog/th.ts';
import { home } from './home/th.ts';
import { orders } from './orders/th.ts';
import { search } from './search/th.ts';
import { shell } from './shell/th.ts';
import { shops } from './shops/th.ts';
import { users } from './users/th.ts';
import { wallet } from './wallet/th.ts';

export const messages = { ...shell, ...home, ...catalog, ...shops, ...search, ...cart, ...orders, ...addresses, ...users, ...wallet };
