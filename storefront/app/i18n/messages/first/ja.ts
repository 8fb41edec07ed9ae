import { catalog } from '../catalog/ja.ts';
import { couponTickets } from '../coupon-tickets/ja.ts';
import { currencies } from '../currencies/ja.ts';
import { home } from '../home/ja.ts';
import { shell } from '../shell/ja.ts';
import { shops } from '../shops/ja.ts';

/** What Home can say: fetched before anything is shown, so only what Home needs belongs here. */
export const messages = { ...shell, ...home, ...catalog, ...shops, ...couponTickets, ...currencies };
