import { toWire, usd } from '@tradewind/contract/base/money';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { hasRight, type ShopRole } from '@tradewind/contract/base/shop-roles';
import type { AnalyticsCountry, AnalyticsProduct } from '@tradewind/contract/operations/shop-desk/insights';
import type { CountryRecord } from './country-queries.ts';
import type { DayRecord } from './day-queries.ts';
import type { ProductRecord } from './product-queries.ts';

/** Presents amounts in minor units to members who may see money; null to the others. */
export type PresentAmount = (minor: bigint) => string | null;

/** How a member of a shop is shown amounts. */
export const amountsFor = (role: ShopRole): PresentAmount =>
  hasRight(role, 'balance') ? (minor) => toWire(usd(minor)) : () => null;

/** Presents the figures that the dashboard shows of a day. */
export const presentDay = ({ day, visitors, orders, gross, refunded }: DayRecord, amount: PresentAmount) => ({
  day,
  visitors,
  orders,
  sales: amount(gross - refunded),
});

/** Presents the figures of a day, or of several together. */
export const presentFigures = (figures: Omit<DayRecord, 'day'>, amount: PresentAmount) => ({
  visitors: figures.visitors,
  product_visitors: figures.product_visitors,
  carts: figures.carts,
  checkouts: figures.checkouts,
  orders: figures.orders,
  sales: amount(figures.gross - figures.refunded),
  gross: amount(figures.gross),
  refunded: amount(figures.refunded),
});

/** Presents the figures of a product. */
export function presentProduct(
  { titles, sales, ...row }: ProductRecord,
  { locale, amount }: { locale: Locale; amount: PresentAmount },
): AnalyticsProduct {
  return { ...row, title: pickText(titles, locale), sales: amount(sales) };
}

/** Presents the figures of a country. */
export const presentCountry = ({ country, orders, sales }: CountryRecord, amount: PresentAmount): AnalyticsCountry => ({
  id: country,
  orders,
  sales: amount(sales),
});
