import type { Complete } from '../complete.ts';
import type { shops as english } from './en.ts';

export const shops = {
  'shops.fans_other': 'ผู้ติดตาม {number} คน',
  'shops.favourable': 'คะแนนบวก {percent}',
  'shops.follow': 'ติดตาม',
  'shops.following': 'กำลังติดตาม',
  'shops.followShop': 'ติดตาม {name}',
  'shops.unfollowShop': 'เลิกติดตาม {name}',
  'shops.statFans': 'ผู้ติดตาม',
  'shops.statSales': 'ยอดขายรวม',
  'shops.statFavourable': 'คะแนนบวก',
  'shops.newShop': 'ร้านใหม่',
  'shops.since': 'ตั้งแต่ปี {year}',
} satisfies Complete<typeof english>;
