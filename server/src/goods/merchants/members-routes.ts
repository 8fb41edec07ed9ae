import { refuse } from '@tradewind/contract/base/refusals';
import * as contract from '@tradewind/contract/goods/shop-desk/members';
import type { Api } from '../../base/http/api.ts';
import { acceptInvitation, showInvitation } from './accept-invitation.ts';
import { changeRole } from './change-role.ts';
import { askHandover, confirmHandover, showHandover, withdrawHandover } from './hand-over.ts';
import { endInvitations, openInvitations } from './invitations-store.ts';
import { inviteMember } from './invite-member.ts';
import { listMembers } from './members-queries.ts';
import type { MerchantsDeps } from './merchants-deps.ts';
import { dismissMember, removeMember } from './remove-member.ts';

/** The members of a shop: invitations, roles, leaving, and handing the shop over. */
export function membersRoutes(api: Api, deps: MerchantsDeps): void {
  const { read } = deps.db;

  api.merchant(contract.shopMembers, async ({ actor: { shopId, userId } }) => {
    const list = await listMembers(read, shopId, userId);
    return { list, total: list.length };
  });

  api.merchant(contract.shopInvitations, async ({ actor: { shopId }, now }) => {
    const list = await openInvitations(read, shopId, now);
    return { list, total: list.length };
  });

  api.merchant(contract.inviteMember, async (call, input) => inviteMember(deps, call, input));
  api.merchant(contract.withdrawInvitation, async ({ actor: { shopId }, now }, { id }) => async (tx) => {
    if (!(await endInvitations(tx, shopId, { id }, now))) refuse('invitation_over');
    return null;
  });
  api.public(contract.shopInvitation, (call, input) => showInvitation(deps, call, input));
  api.public(contract.acceptInvitation, (call, input) => acceptInvitation(deps, call, input));

  api.merchant(contract.changeMemberRole, async (call, input) => changeRole(deps, call, input));
  api.merchant(contract.removeShopMember, async (call, input) => dismissMember(deps, call, input));
  api.merchant(contract.leaveShop, async ({ actor: { shopId, userId } }, { shop_id: confirmed }) => async (tx) => {
    if (confirmed !== shopId) refuse('member_not_found', {}, ['shop_id']);
    await removeMember(tx, { shopId, userId });
    return null;
  });

  api.merchant(contract.shopHandover, ({ actor: { shopId }, now }) => showHandover(read, shopId, now));
  api.merchant(contract.askHandover, (call, input) => askHandover(deps, call, input));
  api.merchant(contract.withdrawHandover, async (call, input) => withdrawHandover(call, input));
  api.merchant(contract.confirmHandover, (call, input) => confirmHandover(deps, call, input));
}
