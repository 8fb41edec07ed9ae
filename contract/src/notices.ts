/** What `msg` says when a call succeeded; existing clients show some of these as a toast. */
export const notices = [
  'ok',
  'registered',
  'signed_in',
  'signed_out',
  'saved',
  'password_changed',
  'payment_code_saved',
  'payment_code_right',
  'added_to_cart',
  'removed',
  'favourite_changed',
  'follow_changed',
  'order_placed',
  'order_paid',
  'order_cancelled',
  'order_received',
  'order_deleted',
  'withdrawal_asked',
  'withdrawal_cancelled',
  'recharge_asked',
] as const;
export type NoticeCode = (typeof notices)[number];
