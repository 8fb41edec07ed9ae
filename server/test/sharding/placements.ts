import type { DB } from '../../src/base/db/schema.ts';

/** A table of the database. */
export type Table = keyof DB;

/**
 * Where the rows of a table would stand if the database were spread over several servers, as with Citus.
 *
 * - `shopper`, `shop`: on the server of a shopper or shop, all in one group, so that what belongs together stands together
 * - `owner`: on the server of whoever a row belongs to: a shopper, a shop, or the platform; what belongs to an order stands with
 *   its shopper
 * - `itself`: anywhere by the row's own key; it is read by that alone
 * - `reference`: a copy on every server, because much is joined with it and little changes
 * - `coordinator`: on one server, for the desk of operators and for timers
 */
export type Home = 'shopper' | 'shop' | 'owner' | 'itself' | 'reference' | 'coordinator';

export interface Placement {
  home: Home;
  /** The column that says whose a row is. */
  key?: string;
  /** The table whose row the key names, where the row itself does not say whose it is: it needs a column more. */
  through?: Table;
}

const shopper = (key = 'user_id', through?: Table): Placement => ({
  home: 'shopper',
  key,
  ...(through && { through }),
});
const shop = (key = 'shop_id', through?: Table): Placement => ({ home: 'shop', key, ...(through && { through }) });
const owner = (key = 'owner_id', through?: Table): Placement => ({ home: 'owner', key, ...(through && { through }) });
const itself = (key: string): Placement => ({ home: 'itself', key });
const reference: Placement = { home: 'reference' };
const coordinator: Placement = { home: 'coordinator' };

/** The placement of every table; one without does not compile. */
export const placements: Readonly<Record<Table, Placement>> = {
  // People
  users: shopper('id'),
  accepted_terms: shopper(),
  account_deletions: shopper(),
  account_locks: shopper(),
  account_looks: shopper(),
  account_notes: shopper(),
  addresses: shopper(),
  data_exports: shopper(),
  invite_codes: shopper(),
  invitations: shopper(),
  mail_codes: shopper(),
  mails: owner('user_id'),
  passkeys: owner('user_id'),
  payment_authorisations: shopper('session_id', 'sessions'),
  payment_codes: shopper(),
  recovery_codes: shopper(),
  second_factors: shopper(),
  sessions: shopper(),
  sign_in_devices: shopper(),
  sign_in_networks: shopper(),
  sign_ins: shopper(),
  uploads: owner('user_id'),
  user_identities: shopper(),

  // What shoppers do
  cart_lines: shopper(),
  favourite_notices: shopper(),
  notification_choices: shopper(),
  notifications: owner('reader_id'),
  product_likes: shopper(),
  promo_claims: shopper(),
  push_messages: shopper('subscription_id', 'push_subscriptions'),
  push_quiet_hours: shopper(),
  push_subscriptions: shopper(),
  recent_searches: shopper(),
  recent_views: shopper(),
  shop_follows: shopper(),

  // Orders, with the shopper
  order_groups: shopper(),
  orders: shopper(),
  order_lines: shopper('order_id', 'orders'),
  order_earnings: shopper('order_id', 'orders'),
  order_transactions: shopper('order_id', 'orders'),
  line_commissions: shopper('order_id', 'orders'),
  promo_uses: shopper(),
  parcels: shopper('order_id', 'orders'),
  parcel_lines: shopper('parcel_id', 'parcels'),
  parcel_events: shopper('parcel_id', 'parcels'),
  refund_requests: shopper(),
  refund_lines: shopper('request_id', 'refund_requests'),
  refund_happenings: shopper('request_id', 'refund_requests'),
  flash_purchases: shopper(),
  orders_in_sales: shopper('order_id', 'orders'),

  // Conversations, with the shopper; the platform’s side of them with the platform
  service_conversations: shopper(),
  service_messages: shopper('conversation_id', 'service_conversations'),
  service_notes: shopper('conversation_id', 'service_conversations'),
  service_ratings: shopper('conversation_id', 'service_conversations'),
  service_reports: shopper('conversation_id', 'service_conversations'),
  service_answers: shopper('conversation_id', 'service_conversations'),
  service_translations: shopper('message_id', 'service_messages'),
  service_phrases: shopper(),
  service_audiences: owner('id'),
  service_events: owner('audience_id'),
  service_tickets: owner('audience_id'),
  service_saved_replies: owner('shop_id'),
  service_hours: owner('id'),

  // Money, with whom it belongs to
  accounts: owner(),
  balances: owner('account_id', 'accounts'),
  entries: owner('account_id', 'accounts'),
  account_folds: owner('account_id', 'accounts'),
  proven_balances: owner('account_id', 'accounts'),
  // With the shopper, or the shop where there is none.
  transactions: owner('id', 'entries'),
  corrections: shopper(),
  deposit_addresses: owner('user_id'),
  deposit_approvals: shopper(),
  deposit_claims: shopper(),
  deposits: owner('user_id'),
  payout_addresses: owner(),
  recharge_approvals: shopper('recharge_id', 'recharges'),
  recharge_reversals: shopper('recharge_id', 'recharges'),
  recharges: shopper(),
  sandbox_checkouts: shopper('recharge_id', 'recharges'),
  withdrawal_approvals: owner('withdrawal_id', 'withdrawals'),
  withdrawal_tiers: shopper(),
  withdrawals: owner(),

  // Shops and what they offer
  shops: shop('id'),
  api_keys: shop(),
  api_key_calls: shop('key_id', 'api_keys'),
  commission_rules: owner('shop_id'),
  merchant_applications: shopper(),
  application_checks: shopper('application_id', 'merchant_applications'),
  application_documents: shopper('application_id', 'merchant_applications'),
  application_messages: shopper('application_id', 'merchant_applications'),
  changed_product_sales: shop(),
  counted_product_sales: shop(),
  flash_offers: shop(),
  freight_countries: shop(),
  freight_options: shop('zone_id', 'freight_zones'),
  freight_zones: shop(),
  low_stock_notices: shop('product_id', 'products'),
  product_buyer_days: shop('product_id', 'products'),
  product_desk_words: shop(),
  product_handles: shop(),
  product_import_items: shop('import_id', 'product_imports'),
  product_import_pictures: shop('import_id', 'product_imports'),
  product_imports: shop(),
  product_pairs: shop('product_id', 'products'),
  product_picture_sources: shop(),
  product_sale_days: shop(),
  product_versions: shop('product_id', 'products'),
  product_view_days: shop('product_id', 'products'),
  product_visit_days: shop(),
  product_visitors: shop('product_id', 'products'),
  products: shop(),
  promo_accounts: owner('promo_id', 'promo_codes'),
  promo_codes: owner('shop_id'),
  review_reply_versions: shop('review_id', 'reviews'),
  review_reports: shop('review_id', 'reviews'),
  review_votes: shop('review_id', 'reviews'),
  reviews: shop(),
  product_questions: shop(),
  product_answers: shop('question_id', 'product_questions'),
  question_reports: shop('question_id', 'product_questions'),
  search_facets: shop('product_id', 'products'),
  search_orders: shop('product_id', 'products'),
  search_words: shop('product_id', 'products'),
  shop_audit_log: shop(),
  shop_category_products: shop(),
  shop_corrections: shop(),
  shop_destinations: shop(),
  shop_handovers: shop(),
  shop_invitations: shop(),
  shop_members: shop(),
  shop_news: shop(),
  shop_page_versions: shop(),
  shop_pages: shop(),
  shop_payout_plans: shop(),
  shop_policies: shop(),
  shop_traders: shop(),
  shop_visit_days: shop(),
  skus: shop('product_id', 'products'),
  stock_movements: shop('sku_id', 'skus'),
  told_coupons: owner('promo_id', 'promo_codes'),
  trader_checks: shop('trader_id', 'shop_traders'),
  watched_products: shop('product_id', 'products'),
  webhook_attempts: shop('delivery_id', 'webhook_deliveries'),
  webhook_deliveries: shop('webhook_id', 'webhooks'),
  webhook_events: shop(),
  webhooks: shop(),

  // Found by one key alone
  idempotency_keys: owner(),
  passkey_challenges: itself('challenge'),
  search_marks: itself('mark'),
  throttles: itself('subject'),
  used_proofs: itself('digest'),
  visit_marks: itself('mark'),

  // Read with everything, changed by operators and timers
  announcements: reference,
  banners: reference,
  categories: reference,
  currency_rates: reference,
  days_off: reference,
  demo_clock: reference,
  demo_pictures: reference,
  duty_rules: reference,
  flash_sales: reference,
  goods_restrictions: reference,
  home_sections: reference,
  hot_searches: reference,
  message_overrides: reference,
  networks: reference,
  operator_roles: reference,
  operators: reference,
  promo_batches: reference,
  promo_campaigns: reference,
  push_keys: reference,
  search_suggestions: reference,
  search_synonyms: reference,
  search_vocabulary: reference,
  server_counts: reference,
  settings: reference,
  text_versions: reference,
  texts: reference,
  tracking_services: reference,

  // The desk of operators, timers and checks
  alarm_deliveries: coordinator,
  alarm_readers: coordinator,
  alarm_webhooks: coordinator,
  alarms: coordinator,
  audit_checks: coordinator,
  audit_log: coordinator,
  audit_seals: coordinator,
  audit_unsealed: coordinator,
  backups: coordinator,
  bank_statements: coordinator,
  book_check_runs: coordinator,
  book_checks: coordinator,
  booked_days: coordinator,
  booked_fold: coordinator,
  chain_balances: coordinator,
  clock_moves: coordinator,
  desk_views: coordinator,
  duty_remittances: coordinator,
  holding_addresses: coordinator,
  migrations: coordinator,
  network_scan_leases: coordinator,
  network_scans: coordinator,
  operator_enrolments: coordinator,
  operator_links: coordinator,
  operator_sessions: coordinator,
  payout_batches: coordinator,
  pending_changes: coordinator,
  proven_points: coordinator,
  report_mails: coordinator,
  risk_findings: coordinator,
  risk_reviews: coordinator,
  search_days: coordinator,
  search_salts: coordinator,
  set_up_links: coordinator,
  statement_entries: coordinator,
  visit_salts: coordinator,
};

/** The queue of events, which is no table of the product: the job library’s own. It stands on the coordinator. */
export const jobQueue = 'pgboss.job';
