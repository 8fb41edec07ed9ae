/**
 * Tiers of shoppers, which limit what they withdraw: `new`, `confirmed` with e-mail address and mobile number, and `verified`,
 * which only operators give.
 */
export const withdrawalTiers = ['new', 'confirmed', 'verified'] as const;
export type WithdrawalTier = (typeof withdrawalTiers)[number];
