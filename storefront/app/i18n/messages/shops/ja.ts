import type { Complete } from '../complete.ts';
import type { shops as english } from './en.ts';

export const shops = {
  'shops.fans_other': 'フォロワー{number}人',
  'shops.favourable': '高評価{percent}',
  'shops.follow': 'フォロー',
  'shops.following': 'フォロー中',
  'shops.followShop': '{name}をフォロー',
  'shops.unfollowShop': '{name}のフォローをやめる',
  'shops.statFans': 'フォロワー',
  'shops.statSales': '販売数',
  'shops.statFavourable': '高評価率',
  'shops.newShop': '新しいショップ',
  'shops.since': '{year}年から',
} satisfies Complete<typeof english>;
