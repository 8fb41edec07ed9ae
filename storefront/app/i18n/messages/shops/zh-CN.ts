import type { Complete } from '../complete.ts';
import type { shops as english } from './en.ts';

export const shops = {
  'shops.fans_other': '{number} 位粉丝',
  'shops.favourable': '好评率 {percent}',
  'shops.follow': '关注',
  'shops.following': '已关注',
  'shops.followShop': '关注{name}',
  'shops.unfollowShop': '取消关注{name}',
  'shops.statFans': '粉丝',
  'shops.statSales': '总销量',
  'shops.statFavourable': '好评率',
  'shops.newShop': '新店',
  'shops.since': '创立于 {year} 年',
} satisfies Complete<typeof english>;
