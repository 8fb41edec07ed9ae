import type { AddressParts } from '@tradewind/contract/people/addresses';
import type { Locale } from '@tradewind/contract/base/locales';
import type { ChangedField } from '@tradewind/contract/platform/desk/changes';
import type { ShopTone } from '@tradewind/contract/goods/shop-page-form';
import type { ColumnType } from 'kysely';
import type * as generated from './schema.ts';

/** A text by language, as stored in a jsonb column. Any language may be missing: readers fall back. */
export type LocalTexts = Partial<Record<Locale, string>>;

/** An option of a product as it is stored. */
export interface StoredOption {
  names: LocalTexts;
  values: { code: string; texts: LocalTexts; swatch: string | null; image: string | null }[];
}

export interface StoredFact {
  names: LocalTexts;
  values: LocalTexts;
}

/** Who made a product, who answers for it in the EU, and its warnings; what is absent was never written. */
export interface StoredSafety {
  maker_name?: string;
  maker_address?: string;
  maker_contact?: string;
  /** By ISO 3166-1. */
  maker_country?: string;
  eu_name?: string;
  eu_address?: string;
  eu_contact?: string;
  warnings?: LocalTexts;
}

/** What a bank account has besides its number; absent: the form of its country has no such field. */
export interface StoredBankDetails {
  bic?: string;
  bankCode?: string;
  branchCode?: string;
  /** The address of the holder. */
  street?: string;
  town?: string;
  /** ISO 3166. */
  holderCountry?: string;
}

/** The account that payouts are paid from. */
export interface StoredDebtor {
  name: string;
  account: string;
  bic: string;
  country: string;
}

/** The id of a transaction; PostgreSQL sets that of the transaction that inserts. */
type LastWrite = ColumnType<bigint, bigint | undefined, bigint>;

/** What a browser shows, in one language. */
export interface StoredPush {
  title: string;
  text: string;
  /** The path that it leads to; empty for none. */
  path: string;
  locale: Locale;
}

/** The content of a mail, in one language. */
interface StoredMail {
  subject: string;
  paragraphs: readonly string[];
  action?: { path: string; label: string };
}

/** The announcement of a shop's page. */
export interface StoredAnnouncement {
  texts: LocalTexts;
  /** ISO times; null: open */
  from: string | null;
  until: string | null;
}

/** The hours of a day of service, as `HH:MM`. */
interface StoredHours {
  from: string;
  until: string;
}

/** A shop's own category. */
export interface StoredShopCategory {
  id: string;
  names: LocalTexts;
}

/** The whole page of a shop, as drafts and versions hold it. */
export interface StoredShopPage {
  name: string;
  avatar: string;
  banner: string;
  tone: ShopTone;
  slogans: LocalTexts;
  abouts: LocalTexts;
  announcement: StoredAnnouncement;
  featured: string[];
  categories: StoredShopCategory[];
}

type Texts = ColumnType<LocalTexts, LocalTexts, LocalTexts>;
/** Lists are written as JSON text, because the driver would write them as PostgreSQL arrays. */
type ListOf<Item> = ColumnType<Item[], string | undefined, string>;
type AnyJson<Optional = never> = ColumnType<unknown, Json | Optional, Json>;
type Json = Readonly<Record<string, unknown>> | string | number | boolean;
type With<Table, Columns> = Omit<Table, keyof Columns> & Columns;

/** The generated tables, with the types of their JSON columns. */
export type Tables = With<
  generated.DB,
  {
    addresses: With<
      generated.Addresses,
      { parts: ColumnType<AddressParts | null, string | null | undefined, string | null> }
    >;
    search_synonyms: With<generated.SearchSynonyms, { words: Record<Locale, string[]> }>;
    home_sections: With<generated.HomeSections, { titles: ColumnType<LocalTexts, LocalTexts | undefined, LocalTexts> }>;
    flash_sales: With<generated.FlashSales, { names: Texts }>;
    desk_views: With<generated.DeskViews, { view: AnyJson }>;
    audit_log: With<generated.AuditLog, { details: AnyJson }>;
    shop_audit_log: With<generated.ShopAuditLog, { details: AnyJson }>;
    push_messages: With<generated.PushMessages, { message: ColumnType<StoredPush, StoredPush, never> }>;
    mails: With<generated.Mails, { letter: ColumnType<StoredMail, StoredMail, never> }>;
    notifications: With<
      generated.Notifications,
      { details: ColumnType<Record<string, string>, Record<string, string>, never> }
    >;
    orders: With<
      generated.Orders,
      { ship_parts: ColumnType<AddressParts | null, string | null | undefined, string | null> }
    >;
    payout_addresses: With<
      generated.PayoutAddresses,
      { bank_details: ColumnType<StoredBankDetails, string | undefined, never> }
    >;
    payout_batches: With<
      generated.PayoutBatches,
      { debtor: ColumnType<StoredDebtor | null, string | null | undefined, never> }
    >;
    pending_changes: With<
      generated.PendingChanges,
      { payload: ColumnType<object, object, never>; shown: ListOf<ChangedField> }
    >;
    clock_moves: With<generated.ClockMoves, { jobs: AnyJson<undefined> }>;
    settings: With<generated.Settings, { value: AnyJson }>;
    book_checks: With<generated.BookChecks, { findings: ListOf<string> }>;
    idempotency_keys: With<generated.IdempotencyKeys, { answer: AnyJson }>;
    shops: With<
      generated.Shops,
      {
        slogans: Texts;
        abouts: Texts;
        cities: Texts;
        holiday_texts: ColumnType<LocalTexts, LocalTexts | undefined, LocalTexts>;
      }
    >;
    shop_news: With<generated.ShopNews, { texts: ColumnType<LocalTexts, string, never> }>;
    shop_pages: With<
      generated.ShopPages,
      {
        draft: ColumnType<StoredShopPage | null, string | null | undefined, string | null>;
        announcement: ColumnType<StoredAnnouncement, string | undefined, string>;
        categories: ListOf<StoredShopCategory>;
      }
    >;
    shop_page_versions: With<generated.ShopPageVersions, { content: ColumnType<StoredShopPage, string, never> }>;
    service_hours: With<
      generated.ServiceHours,
      { days: ColumnType<(StoredHours | null)[] | null, string | null, string | null>; absences: Texts }
    >;
    service_tickets: With<generated.ServiceTickets, { viewer: ColumnType<unknown, object, never> }>;
    shop_policies: With<generated.ShopPolicies, { texts: ColumnType<LocalTexts, LocalTexts, never> }>;
    categories: With<generated.Categories, { names: Texts }>;
    products: With<
      generated.Products,
      {
        titles: Texts;
        summaries: Texts;
        descriptions: Texts;
        description_format: ColumnType<'text' | 'html', 'text' | 'html' | undefined, 'text' | 'html'>;
        facts: ListOf<StoredFact>;
        options: ListOf<StoredOption>;
        image_alts: ListOf<LocalTexts>;
        safety: ColumnType<StoredSafety, StoredSafety | undefined, StoredSafety>;
      }
    >;
    product_versions: With<generated.ProductVersions, { content: AnyJson }>;
    product_imports: With<
      generated.ProductImports,
      {
        columns: ListOf<{ header: string; at: number; key: never }>;
        archive_files: ColumnType<Record<string, string>, Record<string, string>, never>;
      }
    >;
    product_import_items: With<
      generated.ProductImportItems,
      {
        rows: ListOf<{ line: number; cells: string[] }>;
        changes: ListOf<{ field: string; of: string; before: string; after: string }>;
        issues: ListOf<{ line: number; column: string; code: never; value: string }>;
        undo: ColumnType<object | null, never, never>;
      }
    >;
    promo_codes: With<generated.PromoCodes, { titles: Texts }>;
    order_lines: With<generated.OrderLines, { titles: Texts; specs: Texts }>;
    refund_lines: With<
      generated.RefundLines,
      { exchange_specs: ColumnType<LocalTexts | null, LocalTexts | null | undefined, never> }
    >;
    sessions: With<generated.Sessions, { last_write: LastWrite }>;
    operator_sessions: With<generated.OperatorSessions, { last_write: LastWrite }>;
    demo_pictures: With<generated.DemoPictures, { recipe: AnyJson }>;
    text_versions: With<
      generated.TextVersions,
      { titles: ColumnType<LocalTexts, LocalTexts, never>; bodies: ColumnType<LocalTexts, LocalTexts, never> }
    >;
    announcements: With<generated.Announcements, { titles: Texts; bodies: Texts }>;
    banners: With<
      generated.Banners,
      {
        kickers: Texts;
        titles: Texts;
        actions: Texts;
        images: ColumnType<LocalTexts, LocalTexts | undefined, LocalTexts>;
      }
    >;
  }
>;
