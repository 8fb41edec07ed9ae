import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ranks } from './modules.mjs';
import { sqlAccess } from './sql-access.mjs';

/**
 * The tables of the database by the module that owns them: the only one that writes them. A module reads its own tables and
 * those of modules that it may import.
 *
 * @type {Record<string, string[]>}
 */
export const tableOwners = {
  base: [
    'backups',
    'demo_clock',
    'idempotency_keys',
    'migrations',
    'passkey_challenges',
    'passkeys',
    'server_counts',
    'throttles',
    'used_proofs',
  ],
  'platform/settings': ['days_off', 'settings'],
  'platform/operators': [
    'audit_checks',
    'audit_log',
    'audit_seals',
    'audit_unsealed',
    'operator_enrolments',
    'operator_links',
    'operator_roles',
    'operator_sessions',
    'operators',
  ],
  'platform/uploads': ['uploads'],
  'platform/content': ['announcements', 'banners', 'message_overrides', 'text_versions', 'texts'],
  'platform/mail': ['mails'],
  'platform/changes': ['pending_changes'],
  'platform/administration': ['set_up_links'],
  'people/users': [
    'accepted_terms',
    'account_locks',
    'account_looks',
    'account_notes',
    'mail_codes',
    'payment_authorisations',
    'payment_codes',
    'sessions',
    'sign_in_devices',
    'sign_in_networks',
    'sign_ins',
    'users',
  ],
  'people/addresses': ['addresses'],
  'people/second-factor': ['recovery_codes', 'second_factors'],
  'people/openid': ['user_identities'],
  'goods/shops': ['shop_destinations', 'shop_follows', 'shop_policies', 'shop_traders', 'shops', 'trader_checks'],
  'goods/api-keys': ['api_key_calls', 'api_keys'],
  'goods/media': ['demo_pictures'],
  'goods/applications': [
    'application_checks',
    'application_documents',
    'application_messages',
    'merchant_applications',
  ],
  'goods/catalog': [
    'categories',
    'product_desk_words',
    'product_likes',
    'product_versions',
    'product_view_days',
    'product_visit_days',
    'product_visitors',
    'products',
    'flash_offers',
    'flash_purchases',
    'flash_sales',
    'goods_restrictions',
    'recent_views',
    'shop_category_products',
    'shop_visit_days',
    'skus',
    'stock_movements',
    'visit_marks',
    'visit_salts',
  ],
  'goods/shop-pages': ['shop_news', 'shop_page_versions', 'shop_pages'],
  'goods/home': ['home_sections'],
  'goods/imports': [
    'product_handles',
    'product_import_items',
    'product_import_pictures',
    'product_imports',
    'product_picture_sources',
  ],
  'goods/merchants': ['shop_audit_log', 'shop_handovers', 'shop_invitations', 'shop_members'],
  'goods/search': [
    'hot_searches',
    'recent_searches',
    'search_days',
    'search_facets',
    'search_marks',
    'search_orders',
    'search_salts',
    'search_suggestions',
    'search_synonyms',
    'search_vocabulary',
    'search_words',
  ],
  'money/ledger': [
    'account_folds',
    'accounts',
    'balances',
    'book_check_runs',
    'book_checks',
    'entries',
    'proven_balances',
    'proven_points',
    'transactions',
  ],
  'money/currencies': ['currency_rates'],
  'money/networks': ['deposit_addresses', 'networks'],
  'money/payments': ['sandbox_checkouts'],
  'money/settlement': ['commission_rules', 'line_commissions', 'order_earnings', 'order_transactions'],
  'money/recharges': ['recharge_approvals', 'recharge_reversals', 'recharges'],
  'money/deposits': ['deposit_approvals', 'deposit_claims', 'deposits', 'network_scan_leases', 'network_scans'],
  'money/reconciliation': ['bank_statements', 'statement_entries', 'chain_balances', 'holding_addresses'],
  'money/withdrawals': [
    'payout_addresses',
    'payout_batches',
    'shop_payout_plans',
    'withdrawal_approvals',
    'withdrawal_tiers',
    'withdrawals',
  ],
  'trade/cart': ['cart_lines'],
  'trade/freight': ['freight_countries', 'freight_options', 'freight_zones'],
  'trade/parcels': ['parcel_events', 'parcel_lines', 'parcels', 'tracking_services'],
  'trade/duties': ['duty_remittances', 'duty_rules'],
  'trade/orders': [
    'order_groups',
    'order_lines',
    'orders',
    'promo_accounts',
    'promo_batches',
    'promo_campaigns',
    'promo_claims',
    'promo_codes',
    'promo_uses',
  ],
  'trade/aftersales': ['refund_happenings', 'refund_lines', 'refund_requests'],
  'trade/shop-corrections': ['shop_corrections'],
  'trade/partnership': ['invitations', 'invite_codes'],
  'trade/questions': ['product_answers', 'product_questions', 'question_reports'],
  'trade/reviews': ['review_reply_versions', 'review_reports', 'review_votes', 'reviews'],
  'operations/service': [
    'service_answers',
    'service_audiences',
    'service_conversations',
    'service_events',
    'service_hours',
    'service_messages',
    'service_notes',
    'service_phrases',
    'service_ratings',
    'service_reports',
    'service_saved_replies',
    'service_tickets',
    'service_translations',
  ],
  'operations/insights': [
    'changed_product_sales',
    'counted_product_sales',
    'orders_in_sales',
    'product_buyer_days',
    'product_pairs',
    'product_sale_days',
  ],
  'operations/risk': ['risk_findings', 'risk_reviews'],
  'operations/reports': ['booked_days', 'booked_fold', 'report_mails'],
  'operations/push': ['push_keys', 'push_messages', 'push_quiet_hours', 'push_subscriptions'],
  'operations/webhooks': ['webhook_attempts', 'webhook_deliveries', 'webhook_events', 'webhooks'],
  'operations/notifications': [
    'favourite_notices',
    'low_stock_notices',
    'notification_choices',
    'notifications',
    'told_coupons',
    'watched_products',
  ],
  'operations/desk': ['corrections', 'desk_views'],
  'operations/accounts': ['account_deletions', 'data_exports'],
  'operations/alarms': ['alarm_deliveries', 'alarm_readers', 'alarm_webhooks', 'alarms'],
  'operations/demo-clock': ['clock_moves'],
};

const rankOf = new Map([
  ['base', -1],
  ...ranks.flatMap((modules, rank) => modules.map((module) => /** @type {[string, number]} */ ([module, rank]))),
]);

/** @param {string} path a file of server/src @returns {string} its module; '' for the files that put modules together */
function moduleOf(path) {
  const [, , wing = '', module = '', ...rest] = path.split('/');
  if (wing === 'base') return 'base';
  return rest.length > 0 ? `${wing}/${module}` : '';
}

/**
 * Finds tables without exactly one owner, and SQL of server/src that reaches through the walls between modules. Tests, seeds
 * and benchmarks build the past as they like, and migrations are history.
 *
 * @param {string} root the folder of the repository
 * @param {Record<string, string[]>} owners
 * @returns {string[]} one sentence for each
 */
export function brokenTableWalls(root, owners = tableOwners) {
  const schema = readFileSync(join(root, 'server/src/base/db/schema.ts'), 'utf8');
  const listed = schema.slice(schema.indexOf('export interface DB '));
  const tables = new Set([...listed.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name));
  /** @type {Map<string, string>} */
  const ownerOf = new Map();
  const findings = [];
  for (const [module, owned] of Object.entries(owners)) {
    if (!rankOf.has(module)) findings.push(`${module} owns tables and is no module`);
    for (const table of owned) {
      if (!tables.has(table)) findings.push(`${table} of ${module} is no table`);
      if (ownerOf.has(table)) findings.push(`${table} is owned by ${ownerOf.get(table)} and by ${module}`);
      ownerOf.set(table, module);
    }
  }
  for (const table of tables) if (!ownerOf.has(table)) findings.push(`${table} has no owner in scripts/lib/tables.mjs`);

  const files = globSync('server/src/**/*.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  for (const file of files.filter((path) => !path.endsWith('.test.ts'))) {
    const module = moduleOf(file);
    const { accesses, unreadable } = sqlAccess(file, readFileSync(join(root, file), 'utf8'), tables);
    for (const line of unreadable)
      findings.push(`${file}:${line} names its table in a variable, so nobody can tell which`);
    for (const { table, writes, line } of accesses) {
      const owner = ownerOf.get(table);
      if (owner === undefined || owner === module) continue;
      if (writes) findings.push(`${file}:${line} writes ${table}; only ${owner} may`);
      else if ((rankOf.get(owner) ?? Infinity) >= (rankOf.get(module) ?? Infinity))
        findings.push(`${file}:${line} reads ${table} of ${owner}, which is not below it`);
    }
  }
  return findings;
}
