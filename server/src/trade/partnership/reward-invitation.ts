import { usd } from '@tradewind/contract/base/money';
import type { RefusedReward } from '@tradewind/contract/trade/invitations';
import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { platformRevenue, postTransaction, userAvailable } from '../../money/ledger/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import type { OrderEvent } from '../orders/index.ts';
import { findFraud } from './fraud-checks.ts';
import { invitationRewarded } from './invitation-events.ts';
import {
  lockInvitation,
  lockInviter,
  payDebts,
  recordDecision,
  rewardedSince,
  type LockedInvitation,
} from './invitations-store.ts';
import { worthOfOrders, type OrderWorth } from './order-worth.ts';

const year = 365 * day;

/** Rewards the inviters of those whose first large enough order was completed. An order seen before changes nothing. */
export async function rewardInvitations(deps: Deps, events: readonly OrderEvent[]): Promise<void> {
  const orders = await worthOfOrders(
    deps.db.read,
    events.map(({ orderId }) => orderId),
  );
  for (const order of orders) await deps.db.transact((tx) => rewardInvitation(deps, tx, order));
}

async function rewardInvitation(deps: Deps, tx: Tx, { id: orderId }: OrderWorth): Promise<void> {
  const [order] = await worthOfOrders(tx, [orderId]);
  if (order?.status !== 'completed' || !order.paidAt) return;
  const invitation = await lockInvitation(tx, order.userId);
  if (invitation?.status !== 'waiting') return;
  if (order.paidAt > invitation.orderBefore || order.worth < invitation.minimumOrder) return;

  const at = deps.clock.now();
  await lockInviter(tx, invitation.inviterId);
  const reason = await refusalOf(tx, invitation, order, at);
  if (reason) return recordDecision(tx, order.userId, { status: 'refused', orderId, reason, at });
  await postReward(tx, invitation, order, at);
  await recordDecision(tx, order.userId, { status: 'rewarded', orderId, at });
  await deps.jobs.publish(tx, invitationRewarded, { userId: order.userId });
}

async function refusalOf(
  tx: Tx,
  { userId, inviterId, reward, sameDevice }: LockedInvitation,
  { shopId }: OrderWorth,
  at: Date,
): Promise<RefusedReward | null> {
  const fraud = await findFraud(tx, { userId, inviterId, shopId });
  if (fraud) return fraud;
  if (sameDevice) return 'same_device';
  const { 'partnership.yearlyLimit': limit } = await readSettings(tx, at);
  return (await rewardedSince(tx, inviterId, later(at, -year))) + reward > limit ? 'yearly_limit' : null;
}

/** Posts a reward from the platform's revenue, less what the inviter owes of rewards that were taken back. */
async function postReward(
  tx: Tx,
  { userId, inviterId, reward }: LockedInvitation,
  { sn }: OrderWorth,
  at: Date,
): Promise<void> {
  const paid = reward - (await payDebts(tx, inviterId, reward));
  if (paid === 0n) return;
  await postTransaction(tx, {
    kind: 'invitation_reward',
    reference: `invitation:${userId}:reward`,
    memo: sn.slice(-4),
    at,
    legs: [{ from: platformRevenue, to: userAvailable(inviterId), amount: usd(paid) }],
  });
}
