import type { Complete } from '../complete.ts';
import type { shops as english } from './en.ts';

export const shops = {
  'shops.fans_other': '팔로워 {number}명',
  'shops.favourable': '긍정 평가 {percent}',
  'shops.follow': '팔로우',
  'shops.following': '팔로잉',
  'shops.followShop': '{name} 팔로우',
  'shops.unfollowShop': '{name} 팔로우 취소',
  'shops.statFans': '팔로워',
  'shops.statSales': '총 판매',
  'shops.statFavourable': '긍정 평가율',
  'shops.newShop': '신규 상점',
  'shops.since': '{year}년부터',
} satisfies Complete<typeof english>;
