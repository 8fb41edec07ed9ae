import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { inviteMember as contract, InvitationRow } from '@tradewind/contract/goods/shop-desk/members';
import { day, hour, later } from '../../base/clock/clock.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { hashToken, newId, newToken } from '../../base/ids/ids.ts';
import { isEmail } from '../../people/users/index.ts';
import { endInvitations, insertInvitation, lockInvitationsOf, presentInvitation } from './invitations-store.ts';
import { invitationHours, invitationMail } from './mail-texts.ts';
import { nameOfShop, hasMemberWithEmail } from './members-queries.ts';
import type { MerchantsDeps } from './merchants-deps.ts';

/** How many invitations a shop can send a day. */
const dailyInvitations = 30;

/**
 * Mails an invitation with a one-time link. Only the mailbox ever holds its token. An earlier invitation to the address ends.
 *
 * @throws Refusal `email_invalid`, `mail_closed`, `member_already` or `too_many_requests`.
 */
export function inviteMember(
  { mails }: MerchantsDeps,
  { actor: { shopId, userId }, locale, now }: MerchantCall,
  { email: typed, role }: ParsedInputOf<typeof contract>,
): Work<InvitationRow> {
  if (!mails.open) refuse('mail_closed');
  const email = typed.normalize('NFKC').trim();
  if (!isEmail(email)) refuse('email_invalid', {}, ['email']);
  return async (tx) => {
    if ((await lockInvitationsOf(tx, shopId, later(now, -day))) >= dailyInvitations) refuse('too_many_requests');
    if (await hasMemberWithEmail(tx, shopId, email)) refuse('member_already', {}, ['email']);
    await endInvitations(tx, shopId, { email }, now);
    const token = newToken();
    const invitation = { id: newId(), email, role, invited_at: now, expires_at: later(now, invitationHours * hour) };
    await insertInvitation(tx, { ...invitation, shop_id: shopId, invited_by: userId, token_hash: hashToken(token) });
    const letter = invitationMail(locale, { shop: await nameOfShop(tx, shopId) });
    const mail = { userId: null, to: email, locale, template: 'shop.invitation', letter, code: token };
    await mails.write(tx, [{ ...mail, goodUntil: invitation.expires_at }], now);
    return presentInvitation(invitation);
  };
}
