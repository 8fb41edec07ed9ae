import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { id, nothing, text } from '../../base/fields.ts';
import { changeReason, changeRow } from './changes.ts';

const admin = ['admin'] as const;

export const customRole = z.object({
  id: z.string(),
  name: z.string(),
  rights: z.array(z.string()),
  holders: z.int().describe('Operators who have it'),
});
export type CustomRole = z.output<typeof customRole>;

export const deskRoles = endpoint({
  name: 'desk.roles',
  summary: 'Custom roles, and the rights of which they can be made',
  who: 'operator',
  roles: admin,
  method: 'GET',
  path: '/api/desk/operator_roles',
  input: nothing,
  output: z.object({ list: z.array(customRole), rights: z.array(z.string()) }),
  refusals: [],
});

export const saveDeskRole = endpoint({
  name: 'desk.saveRole',
  summary: 'Propose a new custom role, or another name or other rights of one',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/operator_role_save',
  input: z.object({
    id: id.optional().describe('Of the role to change; without it a new one is made'),
    name: text(40),
    rights: z.array(text(60)).min(1).max(100),
    reason: changeReason,
  }),
  output: changeRow,
  refusals: ['role_not_found', 'role_name_taken', 'role_right_unknown', 'change_without_effect', 'change_open'],
});

export const removeDeskRole = endpoint({
  name: 'desk.removeRole',
  summary: 'Propose to remove a custom role that no operator has any more',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/operator_role_remove',
  input: z.object({ id, reason: changeReason }),
  output: changeRow,
  refusals: ['role_not_found', 'role_in_use', 'change_open'],
});
