import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, nothing } from '../../base/fields.ts';
import { auditFilters } from './operators.ts';

const roles = ['admin'] as const;

export const exportAuditLog = endpoint({
  name: 'desk.exportAuditLog',
  summary: `Entries of the audit log, latest first, ${asFile}`,
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/audit_log/export',
  input: z.object({ ...csvFile, ...auditFilters }),
  output: z.string(),
  refusals: [],
});

/**
 * What is wrong with an entry: `changed` after it was sealed, `missing` although it has a seal or waits for one, `unnumbered`
 * where a number is left out, `unsealed` without a seal or a place in the queue for one, `backdated` by more than an hour
 * before entries sealed earlier, `rewritten` where an earlier check saw another hash, or none is left.
 */
export const auditProblems = ['changed', 'missing', 'unnumbered', 'unsealed', 'backdated', 'rewritten'] as const;
export type AuditProblem = (typeof auditProblems)[number];

export const brokenEntry = z.object({
  problem: z.enum(auditProblems),
  number: z.int().nullable(),
  id: z.string().nullable(),
  act: z.string().describe('Empty when the entry is gone'),
  at: z.string().nullable(),
});
export type BrokenEntry = z.output<typeof brokenEntry>;

export const auditCheck = z.object({
  id: z.string(),
  at: z.string(),
  asked_by: z.string().nullable().describe('null for the nightly check'),
  milliseconds: z.int(),
  sealed: z.int().describe('Entries with a seal'),
  waiting: z.int().describe('Entries that wait for one'),
  head: z.string().describe('The last hash, which stands for the whole log; empty when nothing is sealed'),
  whole: flag,
  broken: brokenEntry.nullable().describe('The first broken entry'),
});
export type AuditCheck = z.output<typeof auditCheck>;

export const lastAuditCheck = endpoint({
  name: 'desk.lastAuditCheck',
  summary: 'The last check of the audit log’s chain',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/audit_check',
  input: nothing,
  output: z.object({ last: auditCheck.nullable() }),
  refusals: [],
});

export const checkAuditLog = endpoint({
  name: 'desk.checkAuditLog',
  summary: 'Recompute the chain of the audit log now',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/audit_check',
  input: nothing,
  output: auditCheck,
  refusals: ['too_many_requests'],
});
