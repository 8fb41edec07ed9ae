import { catalog } from '../catalog/en.ts';
import { couponTickets } from '../coupon-tickets/en.ts';
import { currencies } from '../currencies/en.ts';
import { home } from '../home/en.ts';
import { shell } from '../shell/en.ts';
import { shops } from '../shops/en.ts';

/** What Home can say: fetched before anything is shown, so only what Home needs belongs here. */
export const messages = { ...shell, ...home, ...catalog, ...shops, ...couponTickets, ...currencies };
