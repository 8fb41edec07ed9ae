import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { deskPages, filter } from '../../base/desk-list.ts';
import { id, int, none, text } from '../../base/fields.ts';
import { changeReason } from '../../platform/desk/changes.ts';
import { ownData } from '../own-data.ts';
import { openSession } from '../../platform/open-session.ts';

/** Acts of operators on the account of one shopper, and what its page shows beside the balances. */

const readers = ['finance', 'support', 'admin'] as const;
const actors = ['support', 'admin'] as const;
const one = z.object({ id });

/** What the lock of an account stops. */
export const lockScopes = ['everything', 'payments', 'withdrawals'] as const;
export const lockScope = z.enum(lockScopes);
export type LockScope = (typeof lockScopes)[number];

export const lockAccount = endpoint({
  name: 'desk.lockAccount',
  summary: 'Lock an account, or change what its lock stops; everything ends its sessions. The shopper is notified',
  who: 'operator',
  roles: actors,
  method: 'POST',
  path: '/api/desk/account_lock',
  input: z.object({ id, stops: lockScope, reason: changeReason }),
  output: none,
  refusals: ['user_not_found', 'account_locked_so', 'account_deleted'],
});

export const unlockAccount = endpoint({
  name: 'desk.unlockAccount',
  summary: 'End the lock of an account; the shopper is notified',
  who: 'operator',
  roles: actors,
  method: 'POST',
  path: '/api/desk/account_unlock',
  input: z.object({ id, reason: changeReason }),
  output: none,
  refusals: ['user_not_found', 'account_not_locked'],
});

export const lookAsShopper = endpoint({
  name: 'desk.lookAsShopper',
  summary:
    'Open a session that sees what the shopper sees, for a quarter of an hour, and changes nothing. The shopper is notified and finds it under Security',
  who: 'operator',
  roles: actors,
  method: 'POST',
  path: '/api/desk/account_look',
  input: z.object({ id, reason: changeReason }),
  output: z.object({ token: z.string(), ends_at: z.string() }),
  refusals: ['user_not_found', 'account_deleted'],
});

export const exportAccount = endpoint({
  name: 'desk.exportAccount',
  summary: 'Have a copy made of all that is kept about a person who asked for it; only the person can download it',
  who: 'operator',
  roles: actors,
  method: 'POST',
  path: '/api/desk/account_export',
  input: z.object({ id, reason: changeReason }),
  output: none,
  refusals: ['user_not_found', 'export_open'],
});

export const requestAccountDeletion = endpoint({
  name: 'desk.requestAccountDeletion',
  summary: 'Request the deletion of an account whose owner asked for it; the owner is told and can take it back',
  who: 'operator',
  roles: actors,
  method: 'POST',
  path: '/api/desk/account_deletion',
  input: z.object({ id, reason: changeReason }),
  output: none,
  refusals: ['user_not_found', 'account_deleted', 'deletion_waits', 'deletion_obstacles'],
});

export const cancelAccountDeletion = endpoint({
  name: 'desk.cancelAccountDeletion',
  summary: 'Take back a request to delete an account',
  who: 'operator',
  roles: actors,
  method: 'POST',
  path: '/api/desk/account_deletion_cancel',
  input: z.object({ id, reason: changeReason }),
  output: none,
  refusals: ['deletion_not_found'],
});

export const accountSession = openSession
  .omit({ current: true })
  .extend({ place: z.enum(['storefront', 'shop_desk']) });
export type AccountSession = z.output<typeof accountSession>;

export const accountNote = z.object({ id: z.string(), body: z.string(), by: z.string(), written_at: z.string() });

export const accountPage = endpoint({
  name: 'desk.accountPage',
  summary: 'What belongs to an account: shops, conversations, latest orders, open sessions, and the notes of operators',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/account',
  input: one,
  output: z.object({
    addresses: z.int(),
    orders: z.int(),
    latest_orders: z.array(
      z.object({ id: z.string(), sn: z.string(), status: z.string(), total: z.string(), placed_at: z.string() }),
    ),
    shops: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })),
    conversations: z.array(
      z.object({
        id: z.string(),
        shop: z.string().describe('Empty for the platform'),
        status: z.string(),
        last_at: z.string(),
      }),
    ),
    sessions: z.array(accountSession),
    notes: z.array(accountNote),
    own_data: ownData,
  }),
  refusals: ['user_not_found'],
});

export const endAccountSession = endpoint({
  name: 'desk.endAccountSession',
  summary: 'Sign out one device of an account',
  who: 'operator',
  roles: actors,
  method: 'POST',
  path: '/api/desk/account_session_end',
  input: z.object({ id, session_id: id }),
  output: none,
  refusals: ['session_not_found'],
});

export const endAccountSessions = endpoint({
  name: 'desk.endAccountSessions',
  summary: 'Sign out every device of an account',
  who: 'operator',
  roles: actors,
  method: 'POST',
  path: '/api/desk/account_sessions_end',
  input: one,
  output: z.object({ ended: z.int() }),
  refusals: ['user_not_found'],
});

export const noteAccount = endpoint({
  name: 'desk.noteAccount',
  summary: 'Write a note about an account, which only operators read',
  who: 'operator',
  roles: readers,
  method: 'POST',
  path: '/api/desk/account_note',
  input: z.object({ id, text: text(2_000) }),
  output: none,
  refusals: ['user_not_found'],
});

/** What happened to an account, in groups that the timeline can be narrowed to. */
export const timelineGroups = ['account', 'orders', 'money', 'desk'] as const;

export const accountEvent = z.object({
  id: z.string(),
  at: z.string(),
  group: z.enum(timelineGroups),
  what: z.string().describe('e.g. `order_paid`, or the act of an operator, such as `user.locked`'),
  subject: z.string().describe('The number of an order, a device, a method …'),
  subject_id: z.string().describe('The id of the order, top-up, withdrawal or refund'),
  amount: z.string().nullable(),
  by: z.string().describe('The operator, if it was one'),
  reason: z.string(),
});
export type AccountEvent = z.output<typeof accountEvent>;

export const accountTimeline = endpoint({
  name: 'desk.accountTimeline',
  summary: 'What happened to an account, newest first',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/account_timeline',
  input: z.object({
    id,
    group: filter(z.enum(timelineGroups)),
    cursor: filter(text(200)),
    limit: int.pipe(z.int().min(1).max(100)).default(25),
  }),
  output: deskPages(accountEvent),
  refusals: ['user_not_found'],
});
