import { usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { lockBalance, platformRevenue, postTransaction, userAvailable } from '../../money/ledger/index.ts';
import type { RefundEvent } from '../aftersales/index.ts';
import { invitationTakenBack } from './invitation-events.ts';
import { lockInvitation, lockInviter, recordDecision } from './invitations-store.ts';
import { worthOfOrders, type OrderWorth } from './order-worth.ts';

/** Takes rewards back whose orders are no longer large enough after a refund. */
export async function takeBackRewards(deps: Deps, events: readonly RefundEvent[]): Promise<void> {
  const orders = await worthOfOrders(
    deps.db.read,
    events.map(({ orderId }) => orderId),
  );
  for (const order of orders) await deps.db.transact((tx) => takeBackReward(deps, tx, order));
}

/** What the inviter has spent already is owed, and kept from later rewards: a wallet never goes below zero. */
async function takeBackReward(deps: Deps, tx: Tx, { id: orderId, userId }: OrderWorth): Promise<void> {
  const invitation = await lockInvitation(tx, userId);
  if (invitation?.status !== 'rewarded' || invitation.orderId !== orderId) return;
  const [order] = await worthOfOrders(tx, [orderId]);
  const { inviterId, reward, minimumOrder } = invitation;
  // An order of nothing is none, whatever the minimum.
  if (!order || (order.worth > 0n && order.worth >= minimumOrder)) return;

  const at = deps.clock.now();
  await lockInviter(tx, inviterId);
  const { minor: balance } = await lockBalance(tx, userAvailable(inviterId));
  const taken = balance < reward ? balance : reward;
  if (taken > 0n)
    await postTransaction(tx, {
      kind: 'invitation_reward_reversed',
      reference: `invitation:${userId}:taken_back`,
      memo: order.sn.slice(-4),
      at,
      legs: [{ from: userAvailable(inviterId), to: platformRevenue, amount: usd(taken) }],
    });
  await recordDecision(tx, userId, { status: 'taken_back', orderId, owed: reward - taken, at });
  await deps.jobs.publish(tx, invitationTakenBack, { userId });
}
