import { usd, type Money } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import {
  lockBalances,
  orderEscrow,
  platformCommissionTax,
  platformDuties,
  platformPromotions,
  platformRevenue,
  postTransactions,
  shopAvailable,
  shopDebt,
  userAvailable,
  type Account,
  type Booking,
  type Leg,
} from '../ledger/index.ts';
import { taxInCommission } from './commission.ts';
import { lockEarnings, recordRefunds, recordTransactions, type OrderTransaction } from './earnings-store.ts';

export interface Refund {
  orderId: string;
  shopId: string;
  userId: string;
  /** The public number of the order. */
  sn: string;
  /** Unique name of the refund, e.g. `refund:…`; it can be booked only once. */
  reference: string;
  at: Date;
  kind: 'order_refunded';
  /** Paid from the order's earning. */
  toShopper: Money;
  /** Duty and tax that the shopper also gets back; none when absent. */
  charges?: Money;
  /** The platform's promotion for the refunded goods, which it gets back. */
  toPromotions: Money;
  /** The commission to return, with its tax. More is returned when the shop would keep less than the commission. */
  commissionBack: Money;
}

/**
 * Refunds money of an order. Before the release it comes from the escrow. After the release the commission is returned
 * to the shop first; then the shop's balance pays, and an uncovered part becomes the shop's debt. The caller holds the
 * lock of the order.
 *
 * @throws RangeError when more is refunded than was paid.
 */
export async function refundOrder(tx: Tx, refund: Refund): Promise<void> {
  const [checked] = await checkRefunds(tx, [refund]);
  await recordInEarnings(
    tx,
    [checked!],
    checked!.released ? await refundFromShop(tx, checked!) : await refundFromEscrows(tx, [checked!]),
  );
}

/**
 * Refunds money of several orders, each from its own escrow, in a few statements. The caller holds their locks.
 *
 * @throws RangeError when more is refunded than was paid, or when an order was released.
 */
export async function refundHeldOrders(tx: Tx, refunds: readonly Refund[]): Promise<void> {
  const checked = await checkRefunds(tx, refunds);
  const released = checked.find((refund) => refund.released);
  if (released) throw new RangeError(`Nothing is held of order ${released.orderId}`);
  await recordInEarnings(tx, checked, await refundFromEscrows(tx, checked));
}

interface CheckedRefund extends Refund {
  released: boolean;
  /** The commission that is actually returned with its tax, and that tax; minor units. */
  returnedCommission: bigint;
  returnedTax: bigint;
}

async function checkRefunds(tx: Tx, refunds: readonly Refund[]): Promise<CheckedRefund[]> {
  const earnings = new Map(
    (
      await lockEarnings(
        tx,
        refunds.map(({ orderId }) => orderId),
      )
    ).map((earning) => [earning.orderId, earning]),
  );
  return refunds.map((refund) => {
    const { orderId, toShopper, toPromotions, commissionBack } = refund;
    const earning = earnings.get(orderId);
    const amount = toShopper.minor + toPromotions.minor;
    const remaining = (earning?.due ?? 0n) - (earning?.refunded ?? 0n) - amount;
    if (
      !earning ||
      remaining < 0n ||
      toShopper.minor < 0n ||
      toPromotions.minor < 0n ||
      (refund.charges?.minor ?? 0n) < 0n
    )
      throw new RangeError(`Order ${orderId} cannot pay back ${amount}`);
    const commissionLeft = earning.commission - earning.commissionBack;
    const returnedCommission = max(min(commissionBack.minor, commissionLeft), commissionLeft - remaining);
    return {
      ...refund,
      released: earning.releasedAt !== null,
      returnedCommission,
      returnedTax:
        taxInCommission(earning, commissionLeft) - taxInCommission(earning, commissionLeft - returnedCommission),
    };
  });
}

async function recordInEarnings(
  tx: Tx,
  refunds: readonly CheckedRefund[],
  transactions: readonly OrderTransaction[],
): Promise<void> {
  await Promise.all([
    recordRefunds(
      tx,
      refunds.map(({ orderId, toShopper, toPromotions, returnedCommission }) => ({
        orderId,
        refunded: toShopper.minor + toPromotions.minor,
        commissionBack: returnedCommission,
      })),
    ),
    recordTransactions(tx, transactions),
  ]);
}

/** The commission is still part of the escrow, so the release will take less. */
async function refundFromEscrows(tx: Tx, refunds: readonly CheckedRefund[]): Promise<OrderTransaction[]> {
  const bookings = refunds.flatMap(({ orderId, userId, sn, reference, kind, toShopper, charges, toPromotions }) => {
    const from = orderEscrow({ userId, orderId });
    const legs = withoutZeroLegs([
      { from, to: userAvailable(userId), amount: toShopper },
      { from: platformDuties, to: userAvailable(userId), amount: charges ?? usd(0) },
      { from, to: platformPromotions, amount: toPromotions },
    ]);
    return legs.length === 0 ? [] : [{ orderId, kind, reference, memo: sn, legs }];
  });
  const posted = await postTransactions(tx, bookings, refunds[0]!.at);
  return bookings.map(({ orderId }, index) => ({ orderId, transactionId: posted[index]!.id }));
}

async function refundFromShop(tx: Tx, refund: CheckedRefund): Promise<OrderTransaction[]> {
  const { orderId, shopId, userId, sn, reference, at, kind, toShopper, charges, toPromotions } = refund;
  const { returnedCommission, returnedTax } = refund;
  const available = shopAvailable(shopId);
  const debt = shopDebt(shopId);
  const balances = await lockBalances(tx, [available, debt, userAvailable(userId)]);
  const owed = balances.get(debt.id) ?? 0n;
  const toDebt = min(returnedCommission, owed);
  // The commission itself pays the debt before its tax does.
  const revenueToDebt = min(toDebt, returnedCommission - returnedTax);
  const covers = (balances.get(available.id) ?? 0n) + returnedCommission - toDebt;
  const [shopperCovered, promotionsCovered] = [
    min(covers, toShopper.minor),
    min(covers - min(covers, toShopper.minor), toPromotions.minor),
  ];

  const reversed = withoutZeroLegs([
    { from: platformRevenue, to: debt, amount: usd(revenueToDebt) },
    { from: platformCommissionTax, to: debt, amount: usd(toDebt - revenueToDebt) },
    { from: platformRevenue, to: available, amount: usd(returnedCommission - returnedTax - revenueToDebt) },
    { from: platformCommissionTax, to: available, amount: usd(returnedTax - toDebt + revenueToDebt) },
  ]);
  const refunded = withoutZeroLegs([
    ...legsFromShop(available, debt, userAvailable(userId), toShopper.minor, shopperCovered),
    ...legsFromShop(available, debt, platformPromotions, toPromotions.minor, promotionsCovered),
    { from: platformDuties, to: userAvailable(userId), amount: charges ?? usd(0) },
  ]);
  const bookings: Booking[] = [
    { kind: 'commission_reversed', reference: `${reference}:commission`, memo: sn, legs: reversed },
    { kind, reference, memo: sn, legs: refunded },
  ];
  const posted = await postTransactions(
    tx,
    bookings.filter(({ legs }) => legs.length > 0),
    at,
  );
  return posted.map(({ id }) => ({ orderId, transactionId: id }));
}

const legsFromShop = (available: Account, debt: Account, to: Account, amount: bigint, covered: bigint): Leg[] => [
  { from: available, to, amount: usd(covered) },
  { from: debt, to, amount: usd(amount - covered) },
];

const withoutZeroLegs = (legs: readonly Leg[]): Leg[] => legs.filter((leg) => leg.amount.minor > 0n);
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
