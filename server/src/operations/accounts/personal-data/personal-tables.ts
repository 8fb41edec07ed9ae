import { sql } from 'kysely';
import type { PersonalTable } from './personal-table.ts';

/** Reasons for which rows stay. They name the account by its id, and nobody finds the person behind it any more. */
const books = 'The books, which the law keeps';
const payouts = 'Where money went, which the law on accounting and money laundering keeps';
const terms = 'Which terms were accepted, which may have to be proven';
const shops = 'What a member did for a shop, which goes on without the member';
const figures = 'It is counted, and tells nothing by itself';

const deleted = { fate: 'deleted' } as const;
const kept = (because: string) => ({ fate: 'kept', because }) as const;
const cleared = (columns: Readonly<Record<string, string>>) => ({ fate: 'cleared', columns }) as const;

/** What stands in place of a name that a row must have. */
const nobody = "'Deleted account'";

const ofOrders = (column: string) => (userId: string) =>
  sql<boolean>`t.${sql.ref(column)} in (select o.id from orders o where o.user_id = ${userId})`;
const ofConversations = (userId: string) =>
  sql<boolean>`t.conversation_id in (select c.id from service_conversations c where c.user_id = ${userId})`;
const ofMessages = (userId: string) => sql<boolean>`t.message_id in (
  select m.id from service_messages m join service_conversations c on c.id = m.conversation_id where c.user_id = ${userId})`;
const ofApplications = (userId: string) =>
  sql<boolean>`t.application_id in (select a.id from merchant_applications a where a.user_id = ${userId})`;
const asBuyer = (userId: string) => sql<boolean>`t.user_id = ${userId} and not t.by_shop`;
const notWithdrawnTo = sql<boolean>`not exists (select from withdrawals w where w.payout_address_id = t.id)`;

/**
 * Every table with something about a person, in the order in which deletion works through it: what refers to other rows comes
 * before these. A table may stand here several times, for several columns. `personal-tables.db.test.ts` finds tables that
 * refer to accounts and are missing.
 */
export const personalTables: readonly PersonalTable[] = [
  // people
  {
    table: 'push_messages',
    of: (id) => sql`t.subscription_id in (select s.id from push_subscriptions s where s.user_id = ${id})`,
    ...deleted,
    copied: false,
  },
  { table: 'push_subscriptions', of: 'user_id', ...deleted },
  { table: 'push_quiet_hours', of: 'user_id', ...deleted },
  { table: 'sessions', of: 'user_id', ...deleted },
  { table: 'sign_ins', of: 'user_id', ...deleted },
  { table: 'sign_in_devices', of: 'user_id', ...deleted },
  { table: 'sign_in_networks', of: 'user_id', ...deleted },
  { table: 'payment_codes', of: 'user_id', ...deleted, copied: false },
  { table: 'mail_codes', of: 'user_id', ...deleted, copied: false },
  { table: 'second_factors', of: 'user_id', ...deleted },
  { table: 'recovery_codes', of: 'user_id', ...deleted, copied: false },
  { table: 'passkeys', of: 'user_id', ...deleted },
  { table: 'user_identities', of: 'user_id', ...deleted },
  { table: 'account_notes', of: 'user_id', ...deleted },
  { table: 'withdrawal_tiers', of: 'user_id', ...deleted },
  { table: 'account_locks', of: 'user_id', ...deleted },
  { table: 'account_looks', of: 'user_id', ...deleted },
  { table: 'data_exports', of: 'user_id', ...deleted },
  { table: 'account_deletions', of: 'user_id', ...kept('That and when the account was deleted') },
  { table: 'accepted_terms', of: 'user_id', ...kept(terms) },
  { table: 'addresses', of: 'user_id', ...deleted },
  { table: 'idempotency_keys', of: 'owner_id', ...deleted, copied: false },
  { table: 'mails', of: 'user_id', ...deleted },

  // what was looked at, kept and searched
  { table: 'recent_searches', of: 'user_id', ...deleted },
  { table: 'recent_views', of: 'user_id', ...deleted },
  { table: 'product_likes', of: 'user_id', ...deleted },
  { table: 'shop_follows', of: 'user_id', ...deleted },
  { table: 'cart_lines', of: 'user_id', ...deleted },
  { table: 'favourite_notices', of: 'user_id', ...deleted },
  { table: 'notification_choices', of: 'user_id', ...deleted },
  { table: 'notifications', of: (id) => sql`t.reader = 'user' and t.reader_id = ${id}`, ...deleted },

  // customer service: both sides of a conversation name the person
  { table: 'service_translations', of: ofMessages, ...deleted, copied: false },
  { table: 'service_reports', of: ofConversations, ...deleted },
  { table: 'service_reports', of: 'user_id', ...cleared({ words: "''" }) },
  { table: 'service_ratings', of: ofConversations, ...deleted },
  { table: 'service_notes', of: ofConversations, ...deleted },
  { table: 'service_notes', of: 'user_id', ...kept(shops), copied: false },
  { table: 'service_answers', of: ofConversations, ...deleted, copied: false },
  { table: 'service_events', of: ofConversations, ...deleted, copied: false },
  { table: 'service_messages', of: ofConversations, ...deleted },
  { table: 'service_messages', of: 'user_id', ...kept(shops), copied: false },
  { table: 'service_conversations', of: 'user_id', ...deleted },
  { table: 'service_phrases', of: 'user_id', ...deleted },

  // orders and what followed
  {
    table: 'orders',
    of: 'user_id',
    ...cleared({
      addressee: nobody,
      addressee_latin: "''",
      mobile: "''",
      ship_to: nobody,
      ship_parts: 'null',
      customs_code: "''",
      note: "''",
      cancel_note: "''",
      cancel_wish: "''",
    }),
  },
  { table: 'order_lines', of: ofOrders('order_id'), ...kept(books) },
  { table: 'order_groups', of: 'user_id', ...kept(books) },
  { table: 'promo_claims', of: 'user_id', ...deleted },
  { table: 'promo_accounts', of: 'user_id', ...deleted },
  { table: 'promo_uses', of: 'user_id', ...kept(books) },
  { table: 'flash_purchases', of: 'user_id', ...kept(books) },
  {
    table: 'refund_happenings',
    of: (id) => sql`t.request_id in (select r.id from refund_requests r where r.user_id = ${id})`,
    ...cleared({ words: "''", pictures: "'{}'" }),
  },
  { table: 'refund_happenings', of: 'user_id', ...kept(shops), copied: false },
  {
    table: 'refund_requests',
    of: 'user_id',
    ...cleared({
      explanation: "''",
      reason_words: "''",
      ruling: "''",
      revoker_name: `case when revoker_name = '' then '' else ${nobody} end`,
      revoker_email: "''",
    }),
  },
  {
    table: 'reviews',
    of: 'user_id',
    ...cleared({
      words: "''",
      pictures: "'{}'",
      follow_up: "''",
      follow_up_pictures: "'{}'",
      followed_up_at: 'null',
      nameless: 'true',
    }),
  },
  { table: 'reviews', of: 'replied_by', ...kept(shops), copied: false },
  { table: 'review_reply_versions', of: 'written_by', ...kept(shops), copied: false },
  { table: 'review_votes', of: 'user_id', ...kept(figures) },
  { table: 'review_reports', of: 'user_id', ...cleared({ words: "''" }) },
  { table: 'question_reports', of: 'user_id', ...cleared({ words: "''" }) },
  { table: 'product_answers', of: asBuyer, ...cleared({ words: "''" }) },
  { table: 'product_answers', of: 'user_id', ...kept(shops), copied: false },
  { table: 'product_questions', of: 'user_id', ...cleared({ words: "''" }) },
  { table: 'webhook_events', of: ofOrders('subject'), ...cleared({ payload: 'null' }), copied: false },
  { table: 'invite_codes', of: 'user_id', ...deleted },
  { table: 'invitations', of: 'user_id', ...kept(books) },
  { table: 'invitations', of: 'inviter_id', ...kept(books) },

  // money
  {
    table: 'accounts',
    of: (id) => sql`t.owner_id = ${id} and (t.kind like 'user%' or t.kind = 'order_escrow')`,
    ...kept(books),
  },
  { table: 'corrections', of: 'user_id', ...kept(books) },
  { table: 'recharges', of: 'user_id', ...kept(books) },
  { table: 'deposit_addresses', of: 'user_id', ...kept(books) },
  { table: 'deposits', of: 'user_id', ...kept(books) },
  { table: 'deposit_claims', of: 'user_id', ...kept(books) },
  { table: 'deposit_approvals', of: 'user_id', ...kept(books) },
  { table: 'withdrawals', of: 'user_id', ...kept(payouts) },
  { table: 'withdrawals', of: 'asked_by', ...kept(shops), copied: false },
  { table: 'payout_addresses', of: (id) => sql`t.user_id = ${id} and ${notWithdrawnTo}`, ...deleted },
  { table: 'payout_addresses', of: 'user_id', ...kept(payouts) },
  { table: 'shop_payout_plans', of: 'chosen_by', ...kept(shops), copied: false },

  // shops that the person worked for
  { table: 'application_messages', of: ofApplications, ...deleted },
  { table: 'application_documents', of: ofApplications, ...deleted },
  { table: 'application_checks', of: ofApplications, ...deleted, copied: false },
  { table: 'merchant_applications', of: (id) => sql`t.user_id = ${id} and t.shop_id is null`, ...deleted },
  { table: 'merchant_applications', of: 'user_id', ...kept('Who opened a shop, which the law on traders keeps') },
  { table: 'shop_members', of: 'user_id', ...deleted },
  { table: 'shop_handovers', of: (id) => sql`${id} in (t.owner_id, t.successor_id)`, ...deleted },
  { table: 'shop_invitations', of: 'accepted_by', ...cleared({ email: nobody }) },
  { table: 'shop_invitations', of: 'invited_by', ...kept(shops), copied: false },
  { table: 'shop_audit_log', of: 'user_id', ...kept(shops) },
  { table: 'shop_policies', of: 'written_by', ...kept(shops), copied: false },
  { table: 'shop_traders', of: 'written_by', ...kept(shops), copied: false },
  { table: 'shop_corrections', of: 'appealed_by', ...kept(shops), copied: false },
  { table: 'shop_pages', of: 'changed_by', ...kept(shops), copied: false },
  { table: 'shop_page_versions', of: 'published_by', ...kept(shops), copied: false },
  { table: 'shop_news', of: 'sent_by', ...kept(shops), copied: false },
  { table: 'product_versions', of: 'saved_by', ...kept(shops), copied: false },
  { table: 'stock_movements', of: 'moved_by', ...kept(shops), copied: false },
  { table: 'product_imports', of: 'created_by', ...kept(shops), copied: false },
  { table: 'api_keys', of: 'created_by', ...kept(shops), copied: false },
  { table: 'webhooks', of: 'created_by', ...kept(shops), copied: false },

  // what was uploaded: files of kept records and pictures that shops show stay, see `ownUploads`
  { table: 'uploads', of: 'user_id', ...kept('Evidence of top-ups, and pictures that shops show') },
  {
    table: 'audit_log',
    of: (id) => sql`t.subject = ${`user:${id}`}`,
    ...kept('What operators did, which can’t be changed'),
    copied: false,
  },

  // the account itself comes last; see `delete-account.ts`
  {
    table: 'users',
    of: 'id',
    ...cleared({
      username: "'deleted-' || right(replace(id::text, '-', ''), 20)",
      username_look: 'null',
      nickname: nobody,
      email: 'null',
      email_confirmed_at: 'null',
      mobile: 'null',
      mobile_confirmed_at: 'null',
      avatar: "''",
      birthday: 'null',
      adult_since: 'null',
      has_password: 'false',
      locked: 'null',
    }),
  },
];

/** Columns that no copy has: they are no information about a person but keys to the account. */
export const secretColumns: readonly string[] = [
  'auth',
  'device',
  'digest',
  'kept_sha256',
  'p256dh',
  'password_hash',
  'public_key',
  'salt',
  'secret',
  'sent_sha256',
  'token_hash',
  'username_look',
];
