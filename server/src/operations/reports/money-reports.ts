import type { ReportCells } from '@tradewind/contract/operations/desk/reports';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { PostingKind } from '../../money/ledger/index.ts';
import type { BookedSum } from './booked-days.ts';

/** Sums of some bookings by kind of transaction and of account, minor units; credits are positive. */
export type Sums = (sources: PostingKind | readonly PostingKind[] | 'any', ...accounts: readonly string[]) => bigint;

/** Adds the bookings up once, since a report asks for a dozen sums of each of its rows. */
export function sumsOf(rows: readonly BookedSum[]): Sums {
  const booked = new Map<string, Map<string, bigint>>();
  for (const { source, account, amount } of rows) {
    const accounts = booked.get(source) ?? new Map<string, bigint>();
    booked.set(source, accounts.set(account, (accounts.get(account) ?? 0n) + amount));
  }
  return (sources, ...accounts) => {
    let sum = 0n;
    for (const source of sources === 'any' ? booked.keys() : [sources].flat())
      for (const account of accounts) sum += booked.get(source)?.get(account) ?? 0n;
    return sum;
  };
}

/** How many transactions of a kind there are among some bookings. */
export const countOf = (rows: readonly BookedSum[], kind: PostingKind): number =>
  rows.filter(({ source }) => source === kind).reduce((sum, { transactions }) => sum + transactions, 0);

/** Figures of sales, minor units. Escrow takes what the shops are due: what shoppers and promotions paid, without charges. */
export function salesOf(rows: readonly BookedSum[]) {
  const sum = sumsOf(rows);
  const gmv = sum('order_paid', 'order_escrow');
  const refunded = sum('order_refunded', 'user_available', 'platform_promotions', 'platform_duties');
  return {
    orders: countOf(rows, 'order_paid'),
    gmv,
    refunded,
    net_sales: gmv - refunded,
    promotions: -sum(['order_paid', 'order_refunded'], 'platform_promotions'),
    charges: sum(['order_paid', 'order_refunded'], 'platform_duties'),
  };
}

const withdrawn = ['withdrawal_asked', 'withdrawal_passed', 'withdrawal_returned'] as const;
const paidOut = ['payout_asked', 'payout_passed', 'payout_returned'] as const;

/** What the platform earns, minor units: its revenue by where it comes from, less what its promotions cost. */
export function takeOf(rows: readonly BookedSum[]) {
  const sum = sumsOf(rows);
  const released = -sum('order_released', 'order_escrow');
  const commission = sum('order_released', 'platform_revenue');
  const commissionBack = -sum('commission_reversed', 'platform_revenue');
  const fees = sum([...withdrawn, ...paidOut], 'platform_revenue');
  const fines = sum(['shop_fine', 'shop_fine_returned'], 'platform_revenue');
  const revenue = sum('any', 'platform_revenue');
  const promotions = -sum('any', 'platform_promotions');
  return {
    released,
    commission,
    commission_back: commissionBack,
    fees,
    fines,
    other_revenue: revenue - commission + commissionBack - fees - fines,
    revenue,
    promotions_net: promotions,
    take: revenue - promotions,
    take_rate: released === 0n ? null : Number(commission - commissionBack) / Number(released),
  };
}

/** Duty and tax collected with orders, minor units. Refunds give both back together. */
export function taxesOf(rows: readonly BookedSum[]) {
  const sum = sumsOf(rows);
  return {
    orders: countOf(rows, 'order_paid'),
    gmv: sum('order_paid', 'order_escrow'),
    duty: sum('order_paid', 'order_duty'),
    tax: sum('order_paid', 'order_tax'),
    charges_back: -sum('order_refunded', 'platform_duties'),
    charges_owed: sum(['order_paid', 'order_refunded'], 'platform_duties'),
  };
}

/**
 * What a shop was credited with, minor units: `gross` before the commission and less what it refunded after the release, `fees`
 * the commission, `sales` the number of released orders. Income less fees and returns is the change of its balance.
 */
export function incomeOf(rows: readonly BookedSum[]) {
  const sum = sumsOf(rows);
  const gross = -sum('order_released', 'order_escrow') + sum('order_refunded', 'shop_available', 'shop_debt');
  const fees = sum('order_released', 'platform_revenue') + sum('commission_reversed', 'platform_revenue');
  const returnFreight = -sum('return_freight', 'shop_available', 'shop_debt');
  return {
    sales: countOf(rows, 'order_released'),
    gross,
    fees,
    return_freight: returnFreight,
    income: gross - fees - returnFreight,
    seller_charges: sum(['order_paid', 'order_refunded'], 'platform_duties'),
  };
}

/** The income of a year with its quarters. @param rows summed by quarter */
export function yearOf(rows: readonly BookedSum[]) {
  const byQuarter = Map.groupBy(rows, ({ bucket }) => bucket.slice(5, 7));
  const quarters = ['01', '04', '07', '10'].map((firstMonth) => incomeOf(byQuarter.get(firstMonth) ?? []));
  const named = (name: 'sales' | 'gross' | 'fees') =>
    Object.fromEntries(quarters.map((quarter, index) => [`${name}_q${index + 1}`, quarter[name]]));
  return { ...named('sales'), ...named('gross'), ...named('fees'), ...incomeOf(rows) };
}

/** Cells as the wire has them: minor units as decimal text. */
export const cellsOf = (figures: Readonly<Record<string, bigint | number | string | null>>): ReportCells =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, typeof value === 'bigint' ? toWire(usd(value)) : value]),
  );
