export const coupons = {
  'coupons.title': 'Coupons of this shop',
  'coupons.none': 'No coupons yet',
  'coupons.noneText': 'Shops offer coupons on their pages. Claim one, and the checkout takes it off.',
  'coupons.findShops': 'Find shops',
  'coupons.note': 'The checkout takes off the best coupon of each shop by itself, and one of ours.',
  'coupons.ours': 'From Tradewind, for you',
  'coupons.use': 'Use',
} as const;
