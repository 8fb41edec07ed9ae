/**
 * The closed catalogue of refusals: every way in which the server says no. A refusal travels as HTTP 200 with `code` 0,
 * because existing shopper clients show `msg` only then; a missing session is the one that travels as 401. `alarm` marks
 * those that somebody should look at. Texts in all five languages stand in `refusal-texts.ts`.
 */
export const refusals = {
  // any call
  not_signed_in: { status: 401 },
  bad_request: {},
  too_large: {},
  unknown_call: { status: 404 },
  too_many_requests: {},
  key_reused: {},
  internal_error: { status: 500, alarm: true },
  not_ready: { status: 503 },
  not_yet_open: {},
  // accounts
  wrong_credentials: {},
  sign_in_delayed: {},
  username_taken: {},
  email_taken: {},
  mobile_taken: {},
  mobile_invalid: {},
  email_invalid: {},
  password_too_short: {},
  passwords_differ: {},
  password_same: {},
  password_wrong: {},
  password_reset_closed: {},
  language_unknown: {},
  // proofs by mail and sessions
  mail_closed: {},
  mail_code_wrong: {},
  email_missing: {},
  email_untrusted: {},
  email_guarded: {},
  session_not_found: {},
  notification_not_found: {},
  mail_not_found: {},
  mail_not_failed: {},
  // payment code
  payment_code_format: {},
  payment_code_missing: {},
  payment_code_wrong: {},
  payment_code_locked: { alarm: true },
  payment_code_same: {},
  payment_code_required: {},
  // addresses
  address_not_found: {},
  address_required: {},
  address_limit: {},
  // catalogue and shops
  product_not_found: {},
  category_not_found: {},
  shop_not_found: {},
  // cart
  choose_options: {},
  quantity_out_of_range: {},
  stock_short: {},
  sold_out: {},
  product_gone: {},
  cart_line_not_found: {},
  cart_full: {},
  nothing_selected: {},
  // orders
  order_not_found: {},
  order_not_payable: {},
  order_expired: {},
  order_not_cancellable: {},
  order_not_deletable: {},
  order_not_receivable: {},
  cancel_needs_consent: {},
  cancel_already_asked: {},
  order_not_extendable: {},
  cancel_open: {},
  cancel_not_open: {},
  order_not_shippable: {},
  pieces_not_there: {},
  carrier_unknown: {},
  parcel_number_invalid: {},
  parcel_number_used: {},
  parcel_not_found: {},
  parcel_event_invalid: {},
  total_differs: {},
  balance_short: {},
  no_delivery_here: {},
  delivery_not_offered: {},
  freight_zone_not_found: {},
  freight_country_taken: {},
  freight_invalid: {},
  duty_rule_not_found: {},
  remittance_not_found: {},
  duties_short: {},
  transfer_used: { alarm: true },
  // refunds
  refund_not_found: {},
  refund_not_possible: {},
  refund_open: {},
  refund_too_late: {},
  refund_lines: {},
  refund_amount: {},
  refund_return_not_received: {},
  refund_moved_on: {},
  explanation_required: {},
  message_empty: {},
  evidence_over: {},
  evidence_running: {},
  // reviews
  review_not_found: {},
  review_too_early: {},
  review_too_late: {},
  review_not_possible: {},
  review_exists: {},
  review_edit_over: {},
  review_follow_up_over: {},
  review_own: {},
  review_own_shop: {},
  review_replied: {},
  review_reported: {},
  // promo codes
  promo_unknown: {},
  promo_expired: {},
  promo_used: {},
  promo_used_up: {},
  promo_minimum: {},
  promo_other_shop: {},
  promo_together: {},
  promo_code_taken: {},
  promo_invalid: {},
  promo_not_found: {},
  // wallet
  wallet_closed: {},
  period_invalid: {},
  amount_invalid: {},
  amount_too_small: {},
  amount_too_large: {},
  limit_reached: {},
  security_lock: {},
  address_invalid: {},
  address_wrong_network: {},
  address_too_new: {},
  bank_details_invalid: {},
  withdrawal_not_found: {},
  withdrawal_not_cancellable: {},
  recharge_not_found: {},
  network_unknown: {},
  network_change_open: {},
  network_without_fee: {},
  evidence_required: {},
  evidence_invalid: {},
  file_too_large: {},
  file_type: {},
  already_decided: {},
  reason_required: {},
  second_person_required: {},
  // top-ups and uploads
  picture_invalid: {},
  payment_unavailable: { alarm: true },
  deposit_not_claimable: {},
  // withdrawals
  withdrawal_terms_changed: {},
  withdrawal_in_payment: {},
  withdrawal_too_early: {},
  address_look_alike: {},
  address_own: {},
  reference_required: {},
  reference_used: { alarm: true },
  payout_on_hold: {},
  nothing_ready: {},
  batch_not_found: {},
  // those who keep a shop
  shop_forbidden: {},
  shop_owner_only: {},
  trader_changed: {},
  trader_not_checked: {},
  // the desk: operators' own accounts, corrections and settings
  desk_forbidden: { alarm: true },
  desk_sign_in_wrong: {},
  desk_code_wrong: {},
  desk_enrolment_over: {},
  desk_password_weak: {},
  operator_not_found: {},
  operator_email_taken: {},
  operator_last_admin: {},
  user_not_found: {},
  correction_not_found: {},
  user_balance_short: {},
  setting_unknown: {},
  setting_invalid: {},
  setting_in_the_past: {},
  day_off_listed: {},
  day_off_not_found: {},
  days_off_invalid: {},
  // rates for showing prices in other currencies
  rates_unreadable: {},
  rates_feed_silent: {},
  clock_fixed: {},
  deadline_unknown: {},
  // deposits and networks at the desk, and what keeps wallet and stock safe
  deposit_not_found: {},
  deposit_not_creditable: {},
  deposit_of_another: {},
  network_taken: {},
  network_invalid: {},
  network_key_invalid: {},
  network_key_private: { alarm: true },
  network_key_missing: {},
  network_not_watched: {},
  block_invalid: {},
  withdrawal_on_hold: {},
  statement_too_long: {},
  too_many_unpaid: {},
} as const satisfies Record<string, { status?: number; alarm?: boolean }>;

export type RefusalCode = keyof typeof refusals;

/** What a text may name: `{left}` pieces, `{minutes}` … */
export type RefusalDetails = Readonly<Record<string, string | number>>;

/** Thrown to say no. Inside a transaction it also undoes everything, which is the point: nothing is lost by a refusal. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;
  /** Input fields that caused it, by name. */
  readonly fields: readonly string[];

  constructor(code: RefusalCode, details: RefusalDetails = {}, fields: readonly string[] = []) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
    this.fields = fields;
  }
}

/** Reads like the sentence it stands for: `refuse('sold_out')`. */
export function refuse(code: RefusalCode, details?: RefusalDetails, fields?: readonly string[]): never {
  throw new Refusal(code, details, fields);
}

/** HTTP status of a refusal. */
export function statusOf(code: RefusalCode): number {
  const entry: { status?: number; alarm?: boolean } = refusals[code];
  return entry.status ?? 200;
}

/** Whether operators should hear of it. */
export function isAlarm(code: RefusalCode): boolean {
  const entry: { status?: number; alarm?: boolean } = refusals[code];
  return entry.alarm ?? false;
}
