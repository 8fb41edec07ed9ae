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
  type Move,
} from '../ledger/index.ts';
import { lockEarnings, noteRefunds, noteTransactions, type OrderTransaction } from './earnings-store.ts';

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
export async function payBack(tx: Tx, refund: Refund): Promise<void> {
  const [weighed] = await weigh(tx, [refund]);
  await note(tx, [weighed!], weighed!.released ? await fromShop(tx, weighed!) : await fromEscrows(tx, [weighed!]));
}

/**
 * Pays money of many orders back, each out of its own escrow and all in a few statements.
 *
 * @throws RangeError also when an order was released, and nothing is held of it any more.
 */
export async function payBackHeld(tx: Tx, refunds: readonly Refund[]): Promise<void> {
  const weighed = await weigh(tx, refunds);
  const gone = weighed.find(({ released }) => released);
  if (gone) throw new RangeError(`Nothing is held of order ${gone.orderId}`);
  await note(tx, weighed, await fromEscrows(tx, weighed));
}

interface Weighed extends Refund {
  released: boolean;
  /** Minor units; what is let go in fact. */
  commissionGoes: bigint;
}

async function weigh(tx: Tx, refunds: readonly Refund[]): Promise<Weighed[]> {
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

async function note(tx: Tx, refunds: readonly Weighed[], transactions: readonly OrderTransaction[]): Promise<void> {
  await Promise.all([
    noteRefunds(
      tx,
      refunds.map(({ orderId, toShopper, toPromotions, commissionGoes }) => ({
        orderId,
        refunded: toShopper.minor + toPromotions.minor,
        commissionBack: commissionGoes,
      })),
    ),
    noteTransactions(tx, transactions),
  ]);
}

/** The commission is still in escrow with everything else, so the release will simply take less. */
async function fromEscrows(tx: Tx, refunds: readonly Weighed[]): Promise<OrderTransaction[]> {
  const bookings = refunds.flatMap(({ orderId, userId, sn, reference, kind, toShopper, charges, toPromotions }) => {
    const from = orderEscrow(orderId);
    const moves = moneyOnly([
      { from, to: userAvailable(userId), amount: toShopper },
      { from: platformDuties, to: userAvailable(userId), amount: charges ?? usd(0) },
      { from, to: platformPromotions, amount: toPromotions },
    ]);
    return moves.length === 0 ? [] : [{ orderId, kind, reference, memo: sn, moves }];
  });
  const posted = await postTransactions(tx, bookings, refunds[0]!.at);
  return bookings.map(({ orderId }, index) => ({ orderId, transactionId: posted[index]!.id }));
}

async function fromShop(tx: Tx, refund: Weighed): Promise<OrderTransaction[]> {
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

  const reversed = moneyOnly([
    { from: platformRevenue, to: debt, amount: usd(toDebt) },
    { from: platformRevenue, to: available, amount: usd(commissionGoes - toDebt) },
  ]);
  const refunded = moneyOnly([
    ...fromBoth(available, debt, userAvailable(userId), toShopper.minor, shopperCovered),
    ...fromBoth(available, debt, platformPromotions, toPromotions.minor, promotionsCovered),
    { from: platformDuties, to: userAvailable(userId), amount: charges ?? usd(0) },
  ]);
  const bookings: Booking[] = [
    { kind: 'commission_reversed', reference: `${reference}:commission`, memo: sn, moves: reversed },
    { kind, reference, memo: sn, moves: refunded },
  ];
  const posted = await postTransactions(
    tx,
    bookings.filter(({ moves }) => moves.length > 0),
    at,
  );
  return posted.map(({ id }) => ({ orderId, transactionId: id }));
}

const fromBoth = (available: Account, debt: Account, to: Account, amount: bigint, covered: bigint): Move[] => [
  { from: available, to, amount: usd(covered) },
  { from: debt, to, amount: usd(amount - covered) },
];

const moneyOnly = (moves: readonly Move[]): Move[] => moves.filter((move) => move.amount.minor > 0n);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
