import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, cursorOf, filter, growingList, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { int, text } from '../../base/fields.ts';

const roles = ['support', 'admin'] as const;

/** Where a version was accepted: at the registration, or when a notice told of it. */
export const acceptanceActs = ['registration', 'notice'] as const;

/** A user and a version. */
const acceptanceId = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}:\d{1,9}$/);

const filters = { version: filter(int), q: filter(text(60)).describe('A part of the username') };

export const acceptanceRow = z.object({
  id: z.string(),
  user_id: z.string(),
  username: z.string(),
  version: z.int(),
  act: z.enum(acceptanceActs),
  at: z.string(),
});
export type AcceptanceRow = z.output<typeof acceptanceRow>;

export const deskAcceptances = endpoint({
  name: 'desk.acceptedTerms',
  summary: 'Who accepted which version of the terms, each for the first time, latest first',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/accepted_terms',
  input: listInput(['-at'], { cursor: cursorOf(acceptanceId), ...filters }),
  output: growingList(acceptanceRow),
  refusals: [],
});

export const exportAcceptances = endpoint({
  name: 'desk.exportAcceptedTerms',
  summary: `The same, ${asFile}`,
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/accepted_terms/export',
  input: z.object({ ...csvFile, ...filters }),
  output: z.string(),
  refusals: [],
});
