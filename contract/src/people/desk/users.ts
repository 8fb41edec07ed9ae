import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, none, text } from '../../base/fields.ts';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { changeReason } from '../../platform/desk/changes.ts';

const roles = ['finance', 'support', 'admin'] as const;

export const deskUser = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  email: z.string(),
  mobile: z.string(),
  created_at: z.string(),
  available: amount,
  held: amount,
  second_factor: flag.describe('1: signs in at a shop desk with a second factor'),
});
export type DeskUser = z.output<typeof deskUser>;

export const deskUsers = endpoint({
  name: 'desk.users',
  summary: 'Users with their balances, by name, e-mail, mobile number or id',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/users',
  input: listInput(['-created_at', 'created_at', 'username', '-username'], { q: filter(text(100)) }),
  output: deskList(deskUser),
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
  output: deskUser,
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
