import { z } from 'zod';
import { deskList } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, none, nothing, text } from '../../base/fields.ts';
import { shopRoles } from '../../base/shop-roles.ts';

const role = z.enum(shopRoles);
/** The roles that an owner gives; a new owner is made by handing the shop over. */
export const givenRoles = shopRoles.filter((one) => one !== 'owner');
const givenRole = z.enum(shopRoles).exclude(['owner']);
const passcode = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(64));
const codes = ['payment_code_missing', 'payment_code_wrong', 'payment_code_locked', 'payment_code_blocked'] as const;

export const memberRow = z.object({
  id: z.string().describe('Of the account'),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  role,
  since: z.string().describe('ISO time'),
  you: flag,
});
export type MemberRow = z.output<typeof memberRow>;

export const invitationRow = z.object({
  id: z.string(),
  email: z.string(),
  role,
  invited_at: z.string().describe('ISO time'),
  expires_at: z.string(),
});
export type InvitationRow = z.output<typeof invitationRow>;

const handover = z.object({
  owner: z.object({ id: z.string(), nickname: z.string() }),
  successor: z.object({ id: z.string(), nickname: z.string() }),
  asked_at: z.string().describe('ISO time'),
  expires_at: z.string(),
});

export const shopMembers = endpoint({
  name: 'shopDesk.members',
  summary: 'The members of the shop by role',
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/members',
  input: nothing,
  output: deskList(memberRow),
  refusals: [],
});

export const shopInvitations = endpoint({
  name: 'shopDesk.invitations',
  summary: 'The invitations of the shop that are open, newest first',
  who: 'merchant',
  right: 'members',
  method: 'GET',
  path: '/api/shop/invitations',
  input: nothing,
  output: deskList(invitationRow),
  refusals: [],
});

export const inviteMember = endpoint({
  name: 'shopDesk.inviteMember',
  summary: 'Mail an invitation with a one-time link; inviting the same address again replaces the earlier link',
  who: 'merchant',
  right: 'members',
  method: 'POST',
  path: '/api/shop/member_invite',
  input: z.object({ email: text(254), role: givenRole }),
  output: invitationRow,
  refusals: ['email_invalid', 'mail_closed', 'member_already', 'too_many_requests'],
});

export const withdrawInvitation = endpoint({
  name: 'shopDesk.withdrawInvitation',
  summary: 'Take an invitation back; its link no longer works',
  who: 'merchant',
  right: 'members',
  method: 'POST',
  path: '/api/shop/invitation_withdraw',
  input: z.object({ id }),
  output: none,
  refusals: ['invitation_over'],
});

export const changeMemberRole = endpoint({
  name: 'shopDesk.changeMemberRole',
  summary: 'Give a member another role, at once',
  who: 'merchant',
  right: 'members',
  method: 'POST',
  path: '/api/shop/member_role',
  input: z.object({ user_id: id, role: givenRole }),
  output: none,
  refusals: ['member_not_found', 'shop_last_owner'],
});

export const removeShopMember = endpoint({
  name: 'shopDesk.removeMember',
  summary: 'Remove a member; their access to the desk ends at once',
  who: 'merchant',
  right: 'members',
  method: 'POST',
  path: '/api/shop/member_remove',
  input: z.object({ user_id: id }),
  output: none,
  refusals: ['member_not_found', 'shop_last_owner'],
});

export const leaveShop = endpoint({
  name: 'shopDesk.leave',
  summary: 'Leave the shop; its only owner has to hand it over first',
  who: 'merchant',
  right: 'desk',
  method: 'POST',
  path: '/api/shop/leave',
  input: z.object({ shop_id: id.describe('The shop of this call, as confirmation') }),
  output: none,
  refusals: ['member_not_found', 'shop_last_owner'],
});

export const shopHandover = endpoint({
  name: 'shopDesk.handover',
  summary: 'Whether the shop is about to be handed over, and to whom',
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/handover',
  input: nothing,
  output: z.object({ handover: handover.nullable() }),
  refusals: [],
});

export const askHandover = endpoint({
  name: 'shopDesk.askHandover',
  summary: 'Ask a member to take the shop over; nothing changes until they confirm',
  who: 'merchant',
  right: 'members',
  method: 'POST',
  path: '/api/shop/handover_ask',
  input: z.object({ user_id: id, password_pay: passcode }),
  output: z.object({ handover }),
  refusals: ['member_not_found', 'handover_to_yourself', ...codes],
  secrets: ['password_pay'],
});

export const withdrawHandover = endpoint({
  name: 'shopDesk.withdrawHandover',
  summary: 'Take back that the shop is handed over',
  who: 'merchant',
  right: 'members',
  method: 'POST',
  path: '/api/shop/handover_withdraw',
  input: z.object({ user_id: id.describe('The successor') }),
  output: none,
  refusals: ['handover_over'],
});

export const confirmHandover = endpoint({
  name: 'shopDesk.confirmHandover',
  summary: 'Take the shop over: the caller becomes its owner, the former owner a manager',
  who: 'merchant',
  right: 'desk',
  method: 'POST',
  path: '/api/shop/handover_confirm',
  input: z.object({ password_pay: passcode }),
  output: none,
  refusals: ['handover_over', ...codes],
  secrets: ['password_pay'],
});

const token = z.string().trim().min(1).max(128);

export const shopInvitation = endpoint({
  name: 'shopDesk.invitation',
  summary: 'What a mailed invitation is for',
  who: 'anyone',
  method: 'POST',
  path: '/api/shop/invitation',
  input: z.object({ token }),
  output: z.object({
    shop: z.object({ id: z.string(), name: z.string(), avatar: z.string() }),
    role,
    email: z.string(),
    expires_at: z.string().describe('ISO time'),
  }),
  refusals: ['invitation_over'],
});

export const acceptInvitation = endpoint({
  name: 'shopDesk.acceptInvitation',
  summary: 'Join a shop with the account of the invited address, or one that has not confirmed an address yet',
  who: 'anyone',
  method: 'POST',
  path: '/api/shop/invitation_accept',
  input: z.object({ token, account: text(254), password: z.string().min(1).max(128) }),
  output: z.object({ shop: z.object({ id: z.string(), name: z.string() }), role }),
  refusals: [
    'invitation_over',
    'invitation_other_address',
    'member_already',
    'wrong_credentials',
    'account_locked',
    'sign_in_delayed',
  ],
});
