import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, none, text } from '../../base/fields.ts';
import { filter, growingInput, growingList } from '../../base/desk-list.ts';
import { lockScope } from './accounts.ts';
import { changeReason } from '../../platform/desk/changes.ts';

const roles = ['finance', 'support', 'admin'] as const;

export const deskUser = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  email: z.string(),
  mobile: z.string(),
  avatar: z.string(),
  birthday: z.string().describe('Empty while none was entered'),
  created_at: z.string(),
  available: amount,
  held: amount,
  second_factor: flag.describe('1: has an authenticator or a passkey'),
  locked: lockScope.nullable().describe('What the lock of the account stops; null without one'),
  deleted: flag.describe('1: deleted on request; the id stands in its books'),
});
export type DeskUser = z.output<typeof deskUser>;

export const deskUserDetail = deskUser.extend({
  recovered_at: z
    .string()
    .nullable()
    .describe('When a password or payment code was last recovered by mail, or the address replaced'),
  withdrawals_locked_until: z.string().nullable().describe('ISO time until which nothing can be withdrawn'),
  accounts_locked_until: z.string().nullable().describe('ISO time until which no payout account can be added'),
  lock: z
    .object({ reason: z.string(), at: z.string(), by: z.string() })
    .nullable()
    .describe('Why, when and by whom the account was locked'),
});
export type DeskUserDetail = z.output<typeof deskUserDetail>;

/** What the list of users can be narrowed to. */
export const userFilters = ['locked', 'ordered', 'new', 'deleted'] as const;

export const deskUsers = endpoint({
  name: 'desk.users',
  summary: 'Users with their balances, by name, e-mail, mobile number or id',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/users',
  input: growingInput(['-created_at', 'created_at', 'username', '-username'], {
    q: filter(text(100)),
    only: filter(z.enum(userFilters)).describe('locked, with orders, or new within 7 days'),
  }),
  output: growingList(deskUser),
  refusals: [],
});

export const deskUserById = endpoint({
  name: 'desk.user',
  summary: 'One user',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/user',
  input: z.object({ id }),
  output: deskUserDetail,
  refusals: ['user_not_found'],
});

export const resetSecondFactor = endpoint({
  name: 'desk.resetSecondFactor',
  summary: 'Remove the second factor of somebody who lost it and has shown who they are; they are notified',
  who: 'operator',
  roles: ['admin'],
  method: 'POST',
  path: '/api/desk/second_factor_reset',
  input: z.object({ id, reason: changeReason }),
  output: none,
  refusals: ['second_factor_off'],
});

export const correctBirthday = endpoint({
  name: 'desk.correctBirthday',
  summary: 'Correct the birthday of somebody who mistyped it; empty lets them enter it again',
  who: 'operator',
  roles: ['support', 'admin'],
  method: 'POST',
  path: '/api/desk/birthday',
  input: z.object({ id, birthday: text(10, 0).default(''), reason: changeReason }),
  output: none,
  refusals: ['user_not_found', 'birthday_invalid'],
});
