import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { none, nothing } from '../base/fields.ts';

/** A shopper's own data: a copy of it, and the deletion of the account. */

/** For how many days a copy can be downloaded, and how many a deletion waits, in which it can be taken back. */
export const exportDays = 7;
export const deletionDays = 14;

/** What keeps an account from being deleted, until it is settled. */
export const deletionObstacles = ['orders', 'refunds', 'balance', 'withdrawals', 'top_ups', 'shops', 'lock'] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

export const ownData = z.object({
  export: z
    .object({ requested_at: z.string(), ready_until: z.string().nullable(), bytes: z.int().nullable() })
    .nullable()
    .describe('The latest copy; without ready_until it is still being made'),
  deletion: z.object({ requested_at: z.string(), due_at: z.string() }).nullable().describe('A request that waits'),
  obstacles: z.array(z.enum(deletionObstacles)).describe('What has to be settled before the account can be deleted'),
});
export type OwnData = z.output<typeof ownData>;

export const showOwnData = endpoint({
  name: 'ownData.show',
  summary: 'The latest copy of the own data, and whether the account waits for its deletion',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/own_data',
  input: nothing,
  output: ownData,
  refusals: [],
});

/** The login password, or the payment code where the account has no password. */
const proof = z.object({
  password: z.string().max(128).optional(),
  password_pay: z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(64)).optional(),
});
const proofRefusals = [
  'password_wrong',
  'password_missing',
  'sign_in_delayed',
  'payment_code_required',
  'payment_code_missing',
  'payment_code_wrong',
  'payment_code_locked',
  'payment_code_blocked',
] as const;
const secrets = ['password', 'password_pay'] as const;

export const requestExport = endpoint({
  name: 'ownData.requestExport',
  summary: 'Ask for a copy of all that is kept about the account; a notification tells when it can be downloaded',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/own_data_export',
  input: proof,
  output: ownData,
  refusals: [...proofRefusals, 'export_open'],
  secrets,
});

export const downloadExport = endpoint({
  name: 'ownData.download',
  summary: 'A link to the copy, which is good for one minute',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/own_data_download',
  input: nothing,
  output: z.object({ url: z.string() }),
  refusals: ['export_not_found'],
});

export const requestDeletion = endpoint({
  name: 'ownData.requestDeletion',
  summary: 'Ask for the deletion of the account; it waits, and can be taken back until then',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/deletion_request',
  input: proof,
  output: ownData,
  refusals: [...proofRefusals, 'account_deleted', 'deletion_waits', 'deletion_obstacles'],
  secrets,
});

export const cancelDeletion = endpoint({
  name: 'ownData.cancelDeletion',
  summary: 'Take back the request to delete the account',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/deletion_cancel',
  input: nothing,
  output: none,
  refusals: ['deletion_not_found'],
  notice: 'saved',
});
