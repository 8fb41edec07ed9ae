import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { flag, text } from '../../base/fields.ts';
import { deskSession } from './operators.ts';

/** What the fragment of a set-up link begins with, before its token; that of an operator's link contains no dot. */
export const setUpPrefix = 'setup.';

const token = z.string().trim().min(1).max(128).describe('Of the link that the server printed at its start');

export const openSetUp = endpoint({
  name: 'desk.openSetUp',
  summary: 'Open the set-up link of an installation without operators; the answer is a new authenticator key',
  who: 'anyone',
  method: 'POST',
  path: '/api/desk/set_up_open',
  input: z.object({ token, email: text(254) }),
  output: z.object({ secret: z.string(), uri: z.string().describe('otpauth URI, to show as a QR code') }),
  refusals: ['set_up_over', 'email_invalid', 'sign_in_delayed'],
});

export const finishSetUp = endpoint({
  name: 'desk.finishSetUp',
  summary: 'Create the first administrator, with every role; uses up the link and opens a session',
  who: 'anyone',
  method: 'POST',
  path: '/api/desk/set_up_finish',
  input: z.object({
    token,
    email: text(254),
    name: text(60),
    code: z.string().trim().max(16),
    password: z.string().max(128),
    wallet_mode: z
      .enum(['open', 'closed'])
      .describe('open: shoppers top up and withdraw; closed: the wallet holds refunds and earnings only'),
    at_once: flag.describe('1: changes that guard money do not wait until an administrator sets a waiting time'),
  }),
  output: deskSession,
  refusals: ['set_up_over', 'email_invalid', 'desk_code_wrong', 'desk_password_weak', 'sign_in_delayed'],
});
