import { z } from 'zod';
import { deskList } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, nothing } from '../../base/fields.ts';

/** What an installation needs before its first sale, in the order in which it is best done. */
export const checklistEntries = [
  'mail',
  'operators',
  'wallet',
  'payment',
  'withdrawal',
  'commission',
  'duties',
  'shop',
  'freight',
  'products',
  'law',
  'waiting',
] as const;
export type ChecklistEntry = (typeof checklistEntries)[number];

export const checklistRow = z.object({
  id: z.enum(checklistEntries),
  done: flag.describe('From the data of the installation, so it can become 0 again'),
});

export const checklist = endpoint({
  name: 'desk.checklist',
  summary: 'What the installation needs before its first sale, and what of it is done',
  who: 'operator',
  roles: ['admin'],
  method: 'GET',
  path: '/api/desk/checklist',
  input: nothing,
  output: deskList(checklistRow),
  refusals: [],
});
