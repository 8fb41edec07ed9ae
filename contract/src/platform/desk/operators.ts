import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, none, nothing, text } from '../../base/fields.ts';
import { operatorRoles } from '../../base/operator-roles.ts';
import { deskList, deskPages, filter, listInput, moment } from '../../base/desk-list.ts';
import { changeReason, changeRow } from './changes.ts';

const admin = ['admin'] as const;
const role = z.enum(operatorRoles);
const roles = z.array(role).max(operatorRoles.length);
const customRoles = z
  .array(id)
  .max(20)
  .optional()
  .describe('Ids of custom roles; an operator needs a role of either kind');

/** Longer than for shoppers, because an operator's password gives access to other people's money. */
export const minDeskPasswordLength = 12;

export const operatorRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(role),
  custom_roles: z.array(z.object({ id: z.string(), name: z.string() })),
  state: z.enum(['invited', 'active', 'disabled']).describe('invited: has not set up codes yet'),
  sponsored: flag.describe('1: brought in by one administrator alone, with whom the operator counts as one person'),
  created_at: z.string(),
  last_act_at: z.string().nullable(),
});
export type OperatorRow = z.output<typeof operatorRow>;

export const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(role),
  custom_roles: z.array(z.object({ id: z.string(), name: z.string() })),
  rights: z.array(z.string()).describe('Of the custom roles: see `desk.roles`'),
});

/** Who has signed in. The session itself is in a cookie that no script can read. */
export const deskSession = z.object({ operator: me });

export const deskSignIn = endpoint({
  name: 'desk.signIn',
  summary: 'Sign in with e-mail, password and the code of an authenticator',
  who: 'anyone',
  method: 'POST',
  path: '/api/desk/sign_in',
  input: z.object({
    email: text(254),
    password: z.string().min(1).max(128),
    code: z.string().trim().max(16).default(''),
  }),
  output: deskSession,
  refusals: ['desk_sign_in_wrong', 'sign_in_delayed', 'desk_network_closed'],
});

export const deskOpenLink = endpoint({
  name: 'desk.openLink',
  summary: 'Open the one-time link that was mailed to an operator; the answer is a ticket to set up codes and password',
  who: 'anyone',
  method: 'POST',
  path: '/api/desk/link_open',
  input: z.object({ token: z.string().trim().min(1).max(128) }),
  output: z.object({
    ticket: z.string(),
    secret: z.string(),
    uri: z.string().describe('otpauth URI, to show as a QR code'),
    minutes: z.int(),
    name: z.string(),
    email: z.string(),
  }),
  refusals: ['desk_link_over', 'sign_in_delayed'],
});

export const deskEnrol = endpoint({
  name: 'desk.enrol',
  summary: 'Confirm that the authenticator works and choose a password; uses up the link and opens a session',
  who: 'anyone',
  method: 'POST',
  path: '/api/desk/enrol',
  input: z.object({
    ticket: z.string().min(1).max(128),
    code: z.string().trim().max(16),
    password: z.string().max(128),
  }),
  output: deskSession,
  refusals: ['desk_enrolment_over', 'desk_code_wrong', 'desk_password_weak', 'sign_in_delayed', 'desk_network_closed'],
});

export const deskSignOut = endpoint({
  name: 'desk.signOut',
  summary: 'End this session',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/sign_out',
  input: nothing,
  output: none,
  refusals: [],
});

export const deskMe = endpoint({
  name: 'desk.me',
  summary: 'Who is signed in, with roles',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/me',
  input: nothing,
  output: me,
  refusals: [],
});

export const deskOperators = endpoint({
  name: 'desk.operators',
  summary: 'All operators',
  who: 'operator',
  roles: admin,
  method: 'GET',
  path: '/api/desk/operators',
  input: listInput(['name', '-name', 'created_at', '-created_at'], {
    q: filter(text(100)),
    state: filter(operatorRow.shape.state),
  }),
  output: deskList(operatorRow),
  refusals: [],
});

export const addOperator = endpoint({
  name: 'desk.addOperator',
  summary: 'Propose a new operator, who gets a one-time link by mail once the change is applied',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/operator_add',
  input: z.object({ email: text(254), name: text(60), roles, custom_roles: customRoles, reason: changeReason }),
  output: changeRow,
  refusals: ['email_invalid', 'operator_email_taken', 'role_not_found', 'mail_closed', 'change_open'],
});

export const changeOperatorRoles = endpoint({
  name: 'desk.changeOperatorRoles',
  summary: 'Propose other roles for another operator',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/operator_change_roles',
  input: z.object({ id, roles, custom_roles: customRoles, reason: changeReason }),
  output: changeRow,
  refusals: [
    'operator_not_found',
    'operator_last_admin',
    'role_not_found',
    'change_concerns_you',
    'change_nobody_approves',
    'change_without_effect',
    'change_open',
  ],
});

export const disableOperator = endpoint({
  name: 'desk.disableOperator',
  summary: 'Disable an operator and end their sessions at once; for an administrator it is a change that waits',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/operator_disable',
  input: z.object({ id, reason: changeReason }),
  output: z.object({ operator: operatorRow, change: changeRow.nullable() }),
  refusals: [
    'operator_not_found',
    'operator_last_admin',
    'change_concerns_you',
    'change_nobody_approves',
    'change_without_effect',
    'change_open',
  ],
});

export const resetOperator = endpoint({
  name: 'desk.resetOperator',
  summary:
    'Propose to reset an operator: a one-time link sets password and codes anew, sessions end, a disabled operator is enabled',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/operator_reset',
  input: z.object({ id, reason: changeReason }),
  output: changeRow,
  refusals: [
    'operator_not_found',
    'operator_last_admin',
    'mail_closed',
    'change_concerns_you',
    'change_nobody_approves',
    'change_open',
  ],
});

export const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  operator_id: z.string().nullable(),
  operator_name: z.string().describe('Empty for what was done at the command line of the server'),
  act: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  number: z.int().nullable().describe('Its place in the chain; null until a job seals it, within a minute or two'),
  hash: z.string().describe('Over the entry and the hash before it, as hexadecimal digits; empty until it is sealed'),
});
export type AuditRow = z.output<typeof auditRow>;

export const auditFilters = {
  operator_id: filter(id),
  act: filter(text(60)).describe('Whole, or its first part: `operator`'),
  subject: filter(text(120)).describe('Whole, or its kind: `setting`'),
  from: filter(moment),
  to: filter(moment).describe('Before this moment'),
};

export const auditLog = endpoint({
  name: 'desk.auditLog',
  summary: 'What operators did, newest first',
  who: 'operator',
  roles: admin,
  method: 'GET',
  path: '/api/desk/audit_log',
  input: z.object({
    limit: listInput(['at'], {}).shape.limit,
    cursor: filter(id),
    ...auditFilters,
  }),
  output: deskPages(auditRow),
  refusals: [],
});
