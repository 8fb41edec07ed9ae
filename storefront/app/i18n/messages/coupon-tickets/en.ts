export const couponTickets = {
  'coupons.claim': 'Claim',
  'coupons.claimed': 'Claimed',
  'coupons.used': 'Used',
  'coupons.until': 'Until {date}',
} as const;
