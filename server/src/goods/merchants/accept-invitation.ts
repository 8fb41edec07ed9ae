import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type * as contract from '@tradewind/contract/goods/shop-desk/members';
import type { Call } from '../../base/http/call.ts';
import { emailOf, findActor, logout, signIn } from '../../people/users/index.ts';
import { addMember } from './add-member.ts';
import { endInvitations, findInvitation } from './invitations-store.ts';
import type { MerchantsDeps } from './merchants-deps.ts';

/** What a mailed invitation is for. @throws Refusal `invitation_over`, also for an unknown link. */
export async function showInvitation(
  { db }: MerchantsDeps,
  { now }: Call,
  { token }: { token: string },
): Promise<OutputOf<typeof contract.shopInvitation>> {
  const found = requireFound(await findInvitation(db.read, token, now), 'invitation_over');
  const { email, role, expires_at, shop_id: id, name, avatar } = found;
  return { shop: { id, name, avatar }, role: role as ShopRole, email, expires_at: expires_at.toISOString() };
}

/**
 * Makes an account a member of the shop that invited its address. Joining proves the password, and opens no session: the new
 * member signs in at the desk with whatever the desk asks for.
 *
 * @throws Refusal `invitation_over`, `invitation_other_address` for an account that confirmed another address,
 *   `member_already`, and those of `signIn`.
 */
export async function acceptInvitation(
  deps: MerchantsDeps,
  call: Call,
  { token, ...credentials }: ParsedInputOf<typeof contract.acceptInvitation>,
): Promise<OutputOf<typeof contract.acceptInvitation>> {
  const { now } = call;
  requireFound(await findInvitation(deps.db.read, token, now), 'invitation_over');
  const session = await signIn(deps, call, credentials, { atDesk: false, admit: async () => {} });
  const { id: userId } = session.user;
  await logout(deps, { ...call, actor: await findActor(deps.db, { token: session.token, now, attended: false }) });
  return deps.db.transact(async (tx) => {
    const invitation = requireFound(await findInvitation(tx, token, now), 'invitation_over');
    const { shop_id: shopId, name, id } = invitation;
    const role = invitation.role as ShopRole;
    // The row is locked by this update, so that one link makes one member.
    if (!(await endInvitations(tx, shopId, { id }, now, userId))) refuse('invitation_over');
    const { email, confirmed } = await emailOf(tx, userId);
    if (confirmed && email?.toLowerCase() !== invitation.email.toLowerCase()) refuse('invitation_other_address');
    await addMember(tx, { shopId, userId, role, since: now });
    return { shop: { id: shopId, name }, role };
  });
}
