import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, nothing, text } from '../../base/fields.ts';

const roles = ['admin'] as const;

/** What can wait for a second administrator and a waiting time; the module that owns the kind validates and applies it. */
export const changeKinds = [
  'operator.invite',
  'operator.roles',
  'operator.reset',
  'operator.disable',
  'role.save',
  'role.remove',
  'setting',
  'commission',
  'duty.add',
  'duty.end',
  'promo',
  'promo.batch',
  'campaign',
  'network.terms',
  'network.key',
] as const;
export type ChangeKindName = (typeof changeKinds)[number];

/**
 * `proposed`: waits for another administrator; `approved`: waits for its time. `failed`: could no longer be applied;
 * `expired`: nobody decided.
 */
export const changeStates = ['proposed', 'approved', 'applied', 'refused', 'withdrawn', 'failed', 'expired'] as const;
export type ChangeState = (typeof changeStates)[number];

/** One field of a change, as plain JSON; null where there is no value. */
export const changedField = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type ChangedField = z.output<typeof changedField>;

/** The reason of a change, which the other administrators read. */
export const changeReason = text(500);

export const changeRow = z.object({
  id: z.string(),
  kind: z.enum(changeKinds),
  subject: z.string().describe('Kind and id, e.g. `setting:wallet.mode`'),
  name: z.string().describe('Name of the subject'),
  fields: z.array(changedField),
  reason: z.string(),
  state: z.enum(changeStates),
  alone: flag.describe('1: no other administrator could approve it, so only the waiting time guards it'),
  proposed_by: z.string(),
  proposed_by_id: z.string(),
  proposed_at: z.string(),
  effective_at: z.string().describe('The earliest moment at which it is applied'),
  approved_by: z.string().describe('Empty while nobody has approved it'),
  approved_at: z.string().nullable(),
  decided_by: z.string().describe('Who refused it or took it back; empty otherwise'),
  decided_at: z.string().nullable().describe('When it was applied, refused, taken back or given up'),
  answer: z.string().describe('Why it was refused, taken back or not applied'),
  may_approve: flag.describe('1: the caller is another administrator whom it does not concern'),
});
export type ChangeRow = z.output<typeof changeRow>;

export const deskChanges = endpoint({
  name: 'desk.changes',
  summary:
    'Changes of operators and of what guards money: those that wait, or all; other roles than administrators see their own',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'GET',
  path: '/api/desk/changes',
  input: listInput(['-proposed_at', 'proposed_at'], { state: filter(z.enum(['waiting', ...changeStates])) }),
  output: deskList(changeRow),
  refusals: [],
});

export const changesSummary = endpoint({
  name: 'desk.changesSummary',
  summary: 'How many changes wait, and whether there is a second administrator to approve them',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/changes_summary',
  input: nothing,
  output: z.object({
    waiting: z.int(),
    wait_hours: z.int(),
    single: flag.describe('1: no two administrators who are independent of each other are active'),
  }),
  refusals: [],
});

export const approveChange = endpoint({
  name: 'desk.approveChange',
  summary: 'Approve a change that another administrator proposed; it is applied when its time has come',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/change_approve',
  input: z.object({ id }),
  output: changeRow,
  refusals: [
    'change_not_found',
    'already_decided',
    'second_person_required',
    'change_concerns_you',
    'change_proposer_gone',
  ],
});

export const refuseChange = endpoint({
  name: 'desk.refuseChange',
  summary: 'Refuse a change that waits, or take back an own one; nothing changes',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'POST',
  path: '/api/desk/change_refuse',
  input: z.object({ id, reason: changeReason }),
  output: changeRow,
  refusals: ['change_not_found', 'already_decided'],
});
