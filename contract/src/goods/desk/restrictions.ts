import { z } from 'zod';
import { deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { id, text } from '../../base/fields.ts';

const roles = ['catalogue', 'admin'] as const;
const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

/** What a rule is about: a category, what is marked for adults, or what begins with some digits of a customs code. */
export const restrictionSubjects = ['category', 'adult', 'hs_code'] as const;

export const restriction = z.object({
  id: z.string(),
  subject: z.enum(restrictionSubjects),
  category: z.string().describe('Code; empty for another subject'),
  category_name: z.string(),
  hs_prefix: z.string().describe('First digits of the customs code; empty for another subject'),
  countries: z.array(z.string()).describe('Where such goods must not be sent, ISO codes'),
  reason: z.string(),
  state: z.enum(['upcoming', 'current', 'past']),
  valid_from: z.string(),
  valid_until: z.string().nullable(),
  made_at: z.string(),
  made_by: z.string().describe('Name; empty for the installation itself'),
});
export type Restriction = z.output<typeof restriction>;

export const restrictions = endpoint({
  name: 'desk.restrictions',
  summary: 'Rules of goods that must not be sent to some countries: present and future ones, or the whole history',
  who: 'operator',
  roles: ['support', 'catalogue', 'admin'],
  method: 'GET',
  path: '/api/desk/restrictions',
  input: listInput(['-valid_from'], { state: filter(z.enum(['in_force', 'past', 'all'])), country: filter(country) }),
  output: deskList(restriction),
  refusals: [],
});

export const addRestriction = endpoint({
  name: 'desk.addRestriction',
  summary: 'Restrict goods from a moment on; orders placed before stay as they are',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/restriction_add',
  input: z.object({
    subject: z.enum(restrictionSubjects),
    category: filter(text(40)),
    hs_prefix: filter(z.string().regex(/^\d{2,10}$/)),
    countries: z.array(country).min(1).max(250),
    reason: text(300),
    valid_from: filter(moment).describe('Now when absent'),
    valid_until: filter(moment),
  }),
  output: restriction,
  refusals: ['restriction_invalid', 'restriction_not_found', 'category_not_found'],
});

export const endRestriction = endpoint({
  name: 'desk.endRestriction',
  summary: 'End a restriction now; one that has not begun yet never applies',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/restriction_end',
  input: z.object({ id, reason: text(300) }),
  output: restriction,
  refusals: ['restriction_not_found'],
});
