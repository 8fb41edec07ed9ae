import * as contract from '@tradewind/contract/trade/invitations';
import * as desk from '@tradewind/contract/trade/desk/invitations';
import type { Deps } from '../../base/deps.ts';
import { subscription, type Module } from '../../base/module.ts';
import { refundPaid } from '../aftersales/index.ts';
import { orderCompleted } from '../orders/index.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { listInvitations, showFigures } from './desk-queries.ts';
import { listInvited, showPartnership } from './partnership-queries.ts';
import { rewardInvitations } from './reward-invitation.ts';
import { takeBackRewards } from './take-back-reward.ts';

export { invitationRewarded, invitationTakenBack, type InvitationEvent } from './invitation-events.ts';
export { maskName } from './invitation-code.ts';

/** Partnership: shoppers invite others, and earn a reward with the first completed order of each. */
export const partnershipModule = (deps: Deps): Module => ({
  routes(api) {
    api.shopper(contract.partnership, (call) => showPartnership(deps.db, call));
    api.shopper(contract.invitedPeople, (call, input) => listInvited(deps.db.read, call, input));
    api.shopper(contract.acceptInvitation, (call, input) => acceptInvitation(deps, call, input));
    api.operator(desk.deskInvitations, ({ now }, input) => listInvitations(deps.db.read, input, now));
    api.operator(desk.invitationFigures, ({ now }) => showFigures(deps.db.read, now));
  },
  subscriptions: [
    subscription(orderCompleted, 'reward_invitation', (events) => rewardInvitations(deps, events)),
    subscription(refundPaid, 'take_back_reward', (events) => takeBackRewards(deps, events)),
  ],
});
