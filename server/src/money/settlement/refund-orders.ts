import { usd, type Money } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import {
  lockBalances,
  orderEscrow,
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
import { lockEarnings, recordRefunds, recordTransactions, type OrderTransaction } from './earnings-store.ts';

export interface Refund {
  orderId: string;
  shopId: string;
  userId: string;
  /** The number that people know the order by. */
  sn: string;
  /** Names the refund, e.g. `refund:…`; booking it twice is impossible. */
  reference: string;
  at: Date;
  kind: 'order_refunded';
  /** Out of what the shop is due. */
  toShopper: Money;
  /** Duty and tax that go back to the shopper besides; none when absent. */
  charges?: Money;
  /** What promotions of the house had paid for what is taken back. */
  toPromotions: Money;
  /** The commission that is let go. More of it goes than asked where the shop would keep less than the commission. */
  commissionBack: Money;
}

/**
 * Pays money of an order back: out of its escrow as long as that is held; after the release the commission comes back to
 * the shop first, and the shop pays from its balance and owes what that doesn't cover. The order is locked by the caller.
 *
 * @throws RangeError when more goes back than was paid.
 */
export async function refundOrder(tx: Tx, refund: Refund): Promise<void> {
  const [weighed] = await checkRefunds(tx, [refund]);
  await recordInEarnings(
    tx,
    [weighed!],
    weighed!.released ? await refundFromShop(tx, weighed!) : await refundFromEscrows(tx, [weighed!]),
  );
}

/**
 * Pays money of many orders back, each out of its own escrow and all in a few statements.
 *
 * @throws RangeError also when an order was released, and nothing is held of it any more.
 */
export async function refundHeldOrders(tx: Tx, refunds: readonly Refund[]): Promise<void> {
  const weighed = await checkRefunds(tx, refunds);
  const gone = weighed.find(({ released }) => released);
  if (gone) throw new RangeError(`Nothing is held of order ${gone.orderId}`);
  await recordInEarnings(tx, weighed, await refundFromEscrows(tx, weighed));
}

interface CheckedRefund extends Refund {
  released: boolean;
  /** Minor units; what is let go in fact. */
  commissionGoes: bigint;
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
    const left = (earning?.due ?? 0n) - (earning?.refunded ?? 0n) - amount;
    if (!earning || left < 0n || toShopper.minor < 0n || toPromotions.minor < 0n || (refund.charges?.minor ?? 0n) < 0n)
      throw new RangeError(`Order ${orderId} cannot pay back ${amount}`);
    const commissionLeft = earning.commission - earning.commissionBack;
    return {
      ...refund,
      released: earning.releasedAt !== null,
      commissionGoes: most(least(commissionBack.minor, commissionLeft), commissionLeft - left),
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
      refunds.map(({ orderId, toShopper, toPromotions, commissionGoes }) => ({
        orderId,
        refunded: toShopper.minor + toPromotions.minor,
        commissionBack: commissionGoes,
      })),
    ),
    recordTransactions(tx, transactions),
  ]);
}

/** The commission is still in escrow with everything else, so the release will simply take less. */
async function refundFromEscrows(tx: Tx, refunds: readonly CheckedRefund[]): Promise<OrderTransaction[]> {
  const bookings = refunds.flatMap(({ orderId, userId, sn, reference, kind, toShopper, charges, toPromotions }) => {
    const from = orderEscrow(orderId);
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
  const { orderId, shopId, userId, sn, reference, at, kind, toShopper, charges, toPromotions, commissionGoes } = refund;
  const available = shopAvailable(shopId);
  const debt = shopDebt(shopId);
  const balances = await lockBalances(tx, [available, debt, userAvailable(userId)]);
  const owed = balances.get(debt.id) ?? 0n;
  const toDebt = least(commissionGoes, owed);
  const covers = (balances.get(available.id) ?? 0n) + commissionGoes - toDebt;
  const [shopperCovered, promotionsCovered] = [
    least(covers, toShopper.minor),
    least(covers - least(covers, toShopper.minor), toPromotions.minor),
  ];

  const reversed = withoutZeroLegs([
    { from: platformRevenue, to: debt, amount: usd(toDebt) },
    { from: platformRevenue, to: available, amount: usd(commissionGoes - toDebt) },
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
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
