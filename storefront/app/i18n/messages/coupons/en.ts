export const coupons = {
  'coupons.title': 'Coupons from this shop',
  'coupons.none': 'No coupons yet',
  'coupons.noneText': 'Shops offer coupons on their pages. Claim one and it comes off at checkout.',
  'coupons.findShops': 'Find shops',
  'coupons.note': 'Checkout applies the best coupon from each shop automatically, plus one of ours.',
  'coupons.ours': 'From Tradewind, for you',
  'coupons.use': 'Use',
} as const;
