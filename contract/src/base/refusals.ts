export { Refusal, refuse, requireFound } from './refuse.ts';

/**
 * The closed catalogue of refusals: every way in which the server says no. A refusal travels as HTTP 200 with `code` 0,
 * because existing shopper clients show `msg` only then; a missing session is the one that travels as 401. `alarm` marks
 * those that operators should examine. `details` are the figures and names that its text always has, `optional` those
 * that it can do without. Texts in all five languages are in `refusal-texts.ts`.
 */
export const refusals = {
  // any call
  not_signed_in: { status: 401 },
  bad_request: {},
  too_large: {},
  unknown_call: { status: 404 },
  too_many_requests: { optional: ['seconds'] },
  key_reused: {},
  internal_error: { status: 500, alarm: true },
  not_ready: { status: 503 },
  unavailable: { status: 503 },
  not_yet_open: {},
  // accounts
  wrong_credentials: {},
  sign_in_delayed: { details: ['seconds'] },
  username_taken: {},
  username_mixed: {},
  email_taken: {},
  mobile_taken: {},
  mobile_invalid: {},
  email_invalid: {},
  password_too_short: { details: ['min'] },
  password_common: {},
  password_near_name: {},
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
  second_factor_required: {},
  second_factor_missing: {},
  second_factor_on: {},
  second_factor_off: {},
  second_factor_over: {},
  notification_not_found: {},
  mail_not_found: {},
  mail_not_failed: {},
  // payment code
  payment_code_format: {},
  payment_code_simple: {},
  payment_code_missing: {},
  payment_code_wrong: { optional: ['left'] },
  payment_code_locked: { alarm: true, details: ['minutes'] },
  payment_code_same: {},
  payment_code_required: {},
  // addresses
  address_not_found: {},
  address_required: {},
  address_country_unknown: { details: ['address'] },
  address_limit: { details: ['limit'] },
  // catalogue and shops
  product_not_found: {},
  category_not_found: {},
  shop_not_found: {},
  product_invalid: {},
  product_slug_taken: {},
  product_changed: { details: ['who', 'at'] },
  product_state: {},
  product_incomplete: {},
  product_price_invalid: {},
  product_list_price_low: {},
  product_code_repeated: {},
  product_barcode_invalid: {},
  product_hs_code_invalid: {},
  product_time_past: {},
  product_version_not_found: {},
  stock_change_invalid: {},
  stock_below_zero: { details: ['left'] },
  shop_invalid: {},
  shop_slug_taken: {},
  // cart
  choose_options: {},
  stock_short: { details: ['left'] },
  sold_out: {},
  product_gone: {},
  cart_line_not_found: {},
  cart_full: { details: ['limit'] },
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
  total_differs: { details: ['total'] },
  balance_short: { details: ['missing'] },
  no_delivery_here: { details: ['shop'] },
  delivery_not_offered: { details: ['shop'] },
  freight_zone_not_found: {},
  freight_country_taken: { optional: ['country'] },
  freight_invalid: {},
  duty_rule_not_found: {},
  remittance_not_found: {},
  duties_short: { details: ['there'] },
  transfer_used: { alarm: true },
  // refunds
  refund_not_found: {},
  refund_not_possible: {},
  refund_open: {},
  refund_too_late: {},
  refund_lines: { optional: ['left'] },
  refund_amount: { details: ['most'] },
  refund_return_not_received: {},
  refund_moved_on: {},
  explanation_required: {},
  message_empty: {},
  evidence_over: {},
  evidence_running: { details: ['hours'] },
  // reviews
  review_not_found: {},
  review_too_early: {},
  review_too_late: {},
  review_not_possible: {},
  review_exists: {},
  review_edit_over: { details: ['days'] },
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
  promo_minimum: { details: ['amount'] },
  promo_other_shop: { details: ['shop'] },
  promo_together: {},
  promo_code_taken: {},
  promo_invalid: {},
  promo_not_found: {},
  // wallet
  wallet_closed: {},
  period_invalid: {},
  amount_invalid: {},
  amount_too_small: { details: ['amount'] },
  amount_too_large: { details: ['amount'] },
  limit_reached: { details: ['amount'] },
  security_lock: { details: ['hours'] },
  address_invalid: {},
  address_wrong_network: {},
  address_too_new: { details: ['hours'] },
  bank_details_invalid: {},
  withdrawal_not_found: {},
  withdrawal_not_cancellable: {},
  recharge_not_found: {},
  network_unknown: {},
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
  withdrawal_terms_changed: { details: ['amount'] },
  withdrawal_in_payment: {},
  withdrawal_too_early: { details: ['hours'] },
  address_look_alike: { details: ['address'] },
  address_own: {},
  address_unspendable: {},
  reference_required: {},
  reference_used: { alarm: true },
  payout_on_hold: { details: ['amount'] },
  nothing_ready: {},
  batch_not_found: {},
  // merchants
  holiday_invalid: { details: ['days'] },
  holiday_too_soon: { details: ['day'] },
  shop_not_suspended: {},
  shop_forbidden: {},
  shop_right_missing: {},
  member_already: {},
  member_not_found: {},
  shop_last_owner: {},
  application_not_found: {},
  application_not_possible: {},
  application_incomplete: {},
  application_changed: {},
  application_unchecked: {},
  application_entry_unknown: {},
  document_limit: { details: ['limit'] },
  terms_changed: {},
  shop_name_taken: {},
  shop_name_reserved: {},
  shop_name_mixed: {},
  invitation_over: {},
  invitation_other_address: {},
  handover_to_yourself: {},
  handover_over: {},
  trader_changed: {},
  trader_not_checked: {},
  // the desk: operators' own accounts, corrections and settings
  desk_forbidden: { alarm: true },
  desk_sign_in_wrong: {},
  desk_code_wrong: {},
  desk_enrolment_over: {},
  desk_link_over: {},
  set_up_over: {},
  desk_password_weak: { details: ['min'] },
  operator_not_found: {},
  operator_email_taken: {},
  operator_last_admin: {},
  change_not_found: {},
  change_open: {},
  change_concerns_you: {},
  change_proposer_gone: {},
  change_nobody_approves: {},
  change_without_effect: {},
  user_not_found: {},
  correction_not_found: {},
  user_balance_short: { details: ['missing'] },
  setting_unknown: {},
  setting_invalid: {},
  setting_in_the_past: {},
  day_off_listed: { details: ['day'] },
  day_off_not_found: {},
  days_off_invalid: {},
  // rates for showing prices in other currencies
  rates_unreadable: { optional: ['line'] },
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
  block_invalid: { details: ['block'] },
  withdrawal_on_hold: {},
  statement_too_long: { details: ['rows', 'limit'] },
  too_many_unpaid: { optional: ['limit'] },
} as const satisfies Record<string, Declared>;

interface Declared {
  status?: number;
  alarm?: boolean;
  details?: readonly string[];
  optional?: readonly string[];
}

export type RefusalCode = keyof typeof refusals;

/** What a text may name: `{left}` pieces, `{minutes}` … */
export type RefusalDetails = Readonly<Record<string, string | number>>;

/** Whether a text is the code of a refusal. */
export const isRefusalCode = (text: string): text is RefusalCode => Object.hasOwn(refusals, text);

/** HTTP status of a refusal. */
export function statusOf(code: RefusalCode): number {
  const { status = 200 }: Declared = refusals[code];
  return status;
}

/** Whether operators should be alarmed by it. */
export function isAlarm(code: RefusalCode): boolean {
  const { alarm = false }: Declared = refusals[code];
  return alarm;
}

/** The details that the text of a refusal names, in alphabetical order. */
export function detailsOf(code: RefusalCode): string[] {
  const { details = [], optional = [] }: Declared = refusals[code];
  return [...details, ...optional].sort();
}
