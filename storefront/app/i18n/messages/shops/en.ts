export const shops = {
  'shops.fans_one': '{number} follower',
  'shops.fans_other': '{number} followers',
  'shops.favourable': '{percent} positive',
  'shops.follow': 'Follow',
  'shops.following': 'Following',
  'shops.followShop': 'Follow {name}',
  'shops.unfollowShop': 'Unfollow {name}',
  'shops.statFans': 'Followers',
  'shops.statSales': 'Total sales',
  'shops.statFavourable': 'Positive rating',
  'shops.newShop': 'New shop',
  'shops.since': 'Since {year}',
} as const;
