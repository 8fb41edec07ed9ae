import { catalog } from '../catalog/zh-CN.ts';
import { couponTickets } from '../coupon-tickets/zh-CN.ts';
import { currencies } from '../currencies/zh-CN.ts';
import { home } from '../home/zh-CN.ts';
import { shell } from '../shell/zh-CN.ts';
import { shops } from '../shops/zh-CN.ts';

/** What Home can say: fetched before anything is shown, so only what Home needs belongs here. */
export const messages = { ...shell, ...home, ...catalog, ...shops, ...couponTickets, ...currencies };
