import { catalog } from '../catalog/th.ts';
import { couponTickets } from '../coupon-tickets/th.ts';
import { currencies } from '../currencies/th.ts';
import { home } from '../home/th.ts';
import { shell } from '../shell/th.ts';
import { shops } from '../shops/th.ts';

/** What Home can say: fetched before anything is shown, so only what Home needs belongs here. */
export const messages = { ...shell, ...home, ...catalog, ...shops, ...couponTickets, ...currencies };
