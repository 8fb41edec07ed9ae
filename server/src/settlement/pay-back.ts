import { usd, type Money } from '@tradewind/contract/money';
import type { Tx } from '../base/db/database.ts';
import {
  lockBalances,
  orderEscrow,
  platformPromotions,
  platformRevenue,
  postTransaction,
  shopAvailable,
  shopDebt,
  userAvailable,
  type Account,
  type Move,
} from '../ledger/index.ts';
import { lockEarnings, noteRefund, noteTransactions } from './earnings-store.ts';

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
  toShopper: Money;
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
  const { orderId, toShopper, toPromotions } = refund;
  const [earning] = await lockEarnings(tx, [orderId]);
  const amount = toShopper.minor + toPromotions.minor;
  const left = (earning?.due ?? 0n) - (earning?.refunded ?? 0n) - amount;
  if (!earning || left < 0n || toShopper.minor < 0n || toPromotions.minor < 0n) throw new RangeError(`Order ${orderId} cannot pay back ${amount}`);
  const commissionLeft = earning.commission - earning.commissionBack;
  const commissionBack = most(least(refund.commissionBack.minor, commissionLeft), commissionLeft - left);

  const transactionIds = earning.releasedAt ? await fromShop(tx, refund, commissionBack) : await fromEscrow(tx, refund);
  await noteRefund(tx, orderId, amount, commissionBack);
  await noteTransactions(tx, transactionIds.map((transactionId) => ({ orderId, transactionId })));
}

/** The commission is still in escrow with everything else, so the release will simply take less. */
async function fromEscrow(tx: Tx, { orderId, userId, sn, reference, at, kind, toShopper, toPromotions }: Refund): Promise<string[]> {
  const from = orderEscrow(orderId);
  return post(tx, { kind, reference, memo: sn, at }, [
    { from, to: userAvailable(userId), amount: toShopper },
    { from, to: platformPromotions, amount: toPromotions },
  ]);
}

async function fromShop(tx: Tx, { shopId, userId, sn, reference, at, kind, toShopper, toPromotions }: Refund, commissionBack: bigint): Promise<string[]> {
  const available = shopAvailable(shopId);
  const debt = shopDebt(shopId);
  const balances = await lockBalances(tx, [available, debt, userAvailable(userId)]);
  const owed = balances.get(debt.id) ?? 0n;
  const toDebt = least(commissionBack, owed);
  const covers = (balances.get(available.id) ?? 0n) + commissionBack - toDebt;

  const reversed = await post(tx, { kind: 'commission_reversed', reference: `${reference}:commission`, memo: sn, at }, [
    { from: platformRevenue, to: debt, amount: usd(toDebt) },
    { from: platformRevenue, to: available, amount: usd(commissionBack - toDebt) },
  ]);
  const [shopperCovered, promotionsCovered] = [least(covers, toShopper.minor), least(covers - least(covers, toShopper.minor), toPromotions.minor)];
  const refunded = await post(tx, { kind, reference, memo: sn, at }, [
    ...fromBoth(available, debt, userAvailable(userId), toShopper.minor, shopperCovered),
    ...fromBoth(available, debt, platformPromotions, toPromotions.minor, promotionsCovered),
  ]);
  return [...reversed, ...refunded];
}

const fromBoth = (available: Account, debt: Account, to: Account, amount: bigint, covered: bigint): Move[] => [
  { from: available, to, amount: usd(covered) },
  { from: debt, to, amount: usd(amount - covered) },
];

async function post(tx: Tx, head: { kind: 'order_refunded' | 'commission_reversed'; reference: string; memo: string; at: Date }, moves: readonly Move[]): Promise<string[]> {
  const money = moves.filter((move) => move.amount.minor > 0n);
  return money.length === 0 ? [] : [(await postTransaction(tx, { ...head, moves: money })).id];
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
