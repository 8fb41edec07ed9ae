import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { deskPages, filter } from '../base/desk-list.ts';
import { flag, id, none, nothing, text } from '../base/fields.ts';
import { openSession } from '../platform/open-session.ts';

export const ownSession = openSession.extend({
  place: z.enum(['storefront', 'shop_desk']),
  network: z.string().describe('The block of addresses of the sign-in, e.g. `203.0.113.0/24`'),
});
export type OwnSession = z.output<typeof ownSession>;

export const ownSessions = endpoint({
  name: 'sessions.list',
  summary: 'The devices on which this account is signed in',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/sessions',
  input: nothing,
  output: z.object({ list: z.array(ownSession) }),
  refusals: [],
});

export const endOwnSession = endpoint({
  name: 'sessions.end',
  summary: 'Sign out one other device',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/session_end',
  input: z.object({ id }),
  output: none,
  refusals: ['session_not_found'],
  notice: 'signed_out',
});

export const endOtherSessions = endpoint({
  name: 'sessions.endOthers',
  summary: 'Sign out every device except this one',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/sessions_end_others',
  input: nothing,
  output: z.object({ ended: z.int() }),
  refusals: [],
  notice: 'signed_out',
});

export const looks = endpoint({
  name: 'sessions.looks',
  summary: 'When and why customer service looked at this account, newest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/looks',
  input: z.object({ cursor: filter(text(100)) }),
  output: deskPages(z.object({ id: z.string(), at: z.string(), reason: z.string() })),
  refusals: [],
});

export const look = endpoint({
  name: 'sessions.look',
  summary: 'Whether the caller is an operator who looks at this account, and until when',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/look',
  input: nothing,
  output: z.object({ looking: flag, username: z.string(), ends_at: z.string().nullable() }),
  refusals: [],
});
