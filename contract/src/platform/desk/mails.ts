import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { id, text } from '../../base/fields.ts';
import { filter, growingInput, growingList } from '../../base/desk-list.ts';

const roles = ['support', 'admin'] as const;

/** `kept`: it stays in the outbox, since no mail server is configured. */
export const mailStates = ['kept', 'waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

const row = z.object({
  id: z.string(),
  user_id: z.string().describe('Empty for an address that belongs to nobody yet'),
  channel: z.enum(['mail', 'text']).describe('text: a text message to a mobile number'),
  recipient: z.string(),
  locale: z.string(),
  template: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  tries: z.int(),
  failure: z.string(),
  written_at: z.string(),
  sent_at: z.string().nullable(),
  next_try_at: z.string().nullable(),
});
export type DeskMail = z.output<typeof row>;

const detail = row.extend({
  text: z.string().describe('As plain text; a code in it is shown in demo installations only'),
});
export type DeskMailDetail = z.output<typeof detail>;

export const deskMails = endpoint({
  name: 'desk.mails',
  summary: 'Mails that were written, sent or given up',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/mails',
  input: growingInput(['-written_at', 'written_at'], { state: filter(z.enum(mailStates)), q: filter(text(100)) }),
  output: growingList(row),
  refusals: [],
});

export const deskMail = endpoint({
  name: 'desk.mail',
  summary: 'One mail',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/mail',
  input: z.object({ id }),
  output: detail,
  refusals: ['mail_not_found'],
});

export const sendMailAgain = endpoint({
  name: 'desk.sendMailAgain',
  summary: 'Try a mail again that was given up',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/mail_send_again',
  input: z.object({ id }),
  output: detail,
  refusals: ['mail_not_failed', 'mail_not_found'],
});
