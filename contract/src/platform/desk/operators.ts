import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { id, none, nothing, text } from '../../base/fields.ts';
import { operatorRoles } from '../../base/operator-roles.ts';
import { deskList, deskPages, filter, listInput, moment } from '../../base/desk-list.ts';

const admin = ['admin'] as const;
const role = z.enum(operatorRoles);
const roles = z.array(role).min(1).max(operatorRoles.length);

/** Longer than for shoppers, because an operator's password gives access to other people's money. */
export const minDeskPasswordLength = 12;

export const operatorRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(role),
  state: z.enum(['invited', 'active', 'disabled']).describe('invited: has not set up codes yet'),
  created_at: z.string(),
  last_act_at: z.string().nullable(),
});
export type OperatorRow = z.output<typeof operatorRow>;

/** A first or reset password works once, to enrol and to set an own password. It is shown only once. */
const oncePassword = z.object({ operator: operatorRow, once_password: z.string() });

export const me = z.object({ id: z.string(), name: z.string(), email: z.string(), roles: z.array(role) });

export const deskSession = z.object({ token: z.string().describe('For the header desk-token'), operator: me });

export const deskSignIn = endpoint({
  name: 'desk.signIn',
  summary:
    'Sign in with e-mail, password and the code of an authenticator; whoever has no codes yet gets a ticket to set them up',
  who: 'anyone',
  method: 'POST',
  path: '/api/desk/sign_in',
  input: z.object({
    email: text(254),
    password: z.string().min(1).max(128),
    code: z.string().trim().max(16).optional().describe('Absent only at the first sign-in'),
  }),
  output: z.object({
    session: deskSession.nullable(),
    enrolment: z
      .object({
        ticket: z.string(),
        secret: z.string(),
        uri: z.string().describe('otpauth URI, to show as a QR code'),
        minutes: z.int(),
      })
      .nullable(),
  }),
  refusals: ['desk_sign_in_wrong', 'sign_in_delayed'],
});

export const deskEnrol = endpoint({
  name: 'desk.enrol',
  summary: 'Confirm that the authenticator works and choose an own password; opens a session',
  who: 'anyone',
  method: 'POST',
  path: '/api/desk/enrol',
  input: z.object({
    ticket: z.string().min(1).max(128),
    code: z.string().trim().max(16),
    password: z.string().max(128),
  }),
  output: deskSession,
  refusals: ['desk_enrolment_over', 'desk_code_wrong', 'desk_password_weak', 'sign_in_delayed'],
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
  summary: 'Give somebody an account at the desk; the answer has the password for the first sign-in',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/operator_add',
  input: z.object({ email: text(254), name: text(60), roles }),
  output: oncePassword,
  refusals: ['email_invalid', 'operator_email_taken'],
});

export const changeOperatorRoles = endpoint({
  name: 'desk.changeOperatorRoles',
  summary: 'Replace what an operator may do; counts from the next call on',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/operator_change_roles',
  input: z.object({ id, roles }),
  output: operatorRow,
  refusals: ['operator_not_found', 'operator_last_admin'],
});

export const disableOperator = endpoint({
  name: 'desk.disableOperator',
  summary: 'Shut an operator out and end their sessions',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/operator_disable',
  input: z.object({ id }),
  output: operatorRow,
  refusals: ['operator_not_found', 'operator_last_admin'],
});

export const resetOperator = endpoint({
  name: 'desk.resetOperator',
  summary:
    'Let an operator in again: new password for one sign-in, codes to be set up anew, sessions ended, no longer disabled',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/operator_reset',
  input: z.object({ id }),
  output: oncePassword,
  refusals: ['operator_not_found', 'operator_last_admin'],
});

export const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  operator_id: z.string().nullable(),
  operator_name: z.string().describe('Empty for what was done at the command line of the server'),
  act: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
});

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
    operator_id: filter(id),
    act: filter(text(60)).describe('Whole, or its first part: `operator`'),
    subject: filter(text(120)),
    from: filter(moment),
    to: filter(moment).describe('Before this moment'),
  }),
  output: deskPages(auditRow),
  refusals: [],
});
