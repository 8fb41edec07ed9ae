import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, int, text } from '../../base/fields.ts';
import { applicationDetails, applicationDocument, applicationMessage, applicationStates } from '../applications.ts';

const roles = ['catalogue', 'admin'] as const;
const readers = ['support', ...roles] as const;

/** Drafts are nobody's business but the applicant's. */
const [, ...submittedStates] = applicationStates;

export const deskApplicationRow = z.object({
  id: z.string(),
  state: z.enum(submittedStates),
  shop_name: z.string(),
  slug: z.string(),
  legal_name: z.string(),
  country: z.string(),
  user_id: z.string(),
  username: z.string(),
  submitted_at: z.string(),
  decided_at: z.string().nullable(),
  decided_by: z.string().describe('Name; empty before, and where the applicant took it back'),
});
export type DeskApplicationRow = z.output<typeof deskApplicationRow>;

export const deskApplication = deskApplicationRow.extend({
  ...applicationDetails.omit({ shop_name: true, slug: true, legal_name: true, country: true }).shape,
  revision: z.int().describe('Acts name the one that the operator has seen'),
  terms_version: z.string(),
  documents: z.array(applicationDocument),
  messages: z.array(applicationMessage.extend({ sender: z.string().describe('Name of the operator or shopper') })),
  checklist: z.array(
    z.object({
      entry: z.string().describe('A code of a standard entry, or the installation’s own words'),
      checked: flag,
      by: z.string().describe('Name; empty while it is open'),
      at: z.string().nullable(),
    }),
  ),
  same_number: z.array(z.string()).describe('Names of shops whose trader has the same registration number'),
  earlier: z.array(
    z.object({ id: z.string(), state: z.enum(submittedStates), decided_at: z.string(), reason: z.string() }),
  ),
  reason: z.string(),
  shop_id: z.string(),
  can: z.array(z.enum(['check', 'ask', 'approve', 'refuse'])),
});
export type DeskApplication = z.output<typeof deskApplication>;

export const deskApplications = endpoint({
  name: 'desk.applications',
  summary: 'Submitted applications of shoppers to open a shop',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/applications',
  input: listInput(['submitted_at', '-submitted_at'], {
    state: filter(z.enum([...submittedStates, 'waiting'])).describe('`waiting`: for an operator'),
    country: filter(text(2, 2).toUpperCase()),
    search: filter(text(80)).describe('Part of the shop’s name or short name, the legal name or the username'),
  }),
  output: deskList(deskApplicationRow),
  refusals: [],
});

export const deskApplicationById = endpoint({
  name: 'desk.application',
  summary: 'An application with its documents, its checklist and what was asked and answered',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/application',
  input: z.object({ id }),
  output: deskApplication,
  refusals: ['application_not_found'],
});

const seen = { id, revision: int };
const notPossible = ['application_not_found', 'application_not_possible', 'application_changed'] as const;

export const checkApplication = endpoint({
  name: 'desk.checkApplication',
  summary: 'Tick an entry of the checklist, or open it again',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/application_check',
  input: z.object({ ...seen, entry: text(200), checked: flag }),
  output: deskApplication,
  refusals: [...notPossible, 'application_entry_unknown'],
});

export const askApplicant = endpoint({
  name: 'desk.askApplicant',
  summary: 'Ask the applicant a question; until it is answered, the applicant can change the details',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/application_ask',
  input: z.object({ ...seen, text: text(2_000) }),
  output: deskApplication,
  keyed: true,
  refusals: [...notPossible],
});

export const approveApplication = endpoint({
  name: 'desk.approveApplication',
  summary: 'Open the shop, with the applicant as its owner and the trader details as checked',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/application_approve',
  input: z.object(seen),
  output: deskApplication,
  keyed: true,
  refusals: [
    ...notPossible,
    'application_unchecked',
    'shop_invalid',
    'shop_slug_taken',
    'shop_name_taken',
    'shop_name_reserved',
    'shop_name_mixed',
  ],
});

export const refuseApplication = endpoint({
  name: 'desk.refuseApplication',
  summary: 'Refuse the application',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/application_refuse',
  input: z.object({ ...seen, reason: text(500).describe('The applicant reads it') }),
  output: deskApplication,
  keyed: true,
  refusals: [...notPossible],
});
