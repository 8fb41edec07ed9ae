import { catalog } from '../catalog/ko.ts';
import { couponTickets } from '../coupon-tickets/ko.ts';
import { currencies } from '../currencies/ko.ts';
import { home } from '../home/ko.ts';
import { shell } from '../shell/ko.ts';
import { shops } from '../shops/ko.ts';

/** What Home can say: fetched before anything is shown, so only what Home needs belongs here. */
export const messages = { ...shell, ...home, ...catalog, ...shops, ...couponTickets, ...currencies };
