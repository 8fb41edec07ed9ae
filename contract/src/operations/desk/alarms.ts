import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, none, nothing, text } from '../../base/fields.ts';

const admin = ['admin'] as const;

/** What an alarm can be about; `alarmTexts` says it in words. */
export const alarmCauses = [
  'books',
  'audit',
  'watcher',
  'deposits',
  'chain',
  'timer',
  'queue',
  'mail',
  'disk',
  'replica',
  'partition',
] as const;
export type AlarmCause = (typeof alarmCauses)[number];

/** `open`: nobody has acknowledged it yet; `resolved`: its cause is gone. */
export const alarmStates = ['open', 'acknowledged', 'resolved'] as const;
export type AlarmState = (typeof alarmStates)[number];

export const alarmRow = z.object({
  id: z.string(),
  cause: z.enum(alarmCauses),
  subject: z.string().describe('What it is about where a cause has several, such as a network or a queue; else empty'),
  facts: z.record(z.string(), z.string()).describe('The values of its text'),
  state: z.enum(alarmStates),
  fired_at: z.string(),
  acknowledged_by: z.string().describe('Empty while nobody has'),
  acknowledged_at: z.string().nullable(),
  note: z.string().describe('Of whoever acknowledged it'),
  resolved_at: z.string().nullable(),
});
export type AlarmRow = z.output<typeof alarmRow>;

export const alarms = endpoint({
  name: 'desk.alarms',
  summary: 'Alarms of the installation, newest first',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/alarms',
  input: listInput(['-fired_at', 'fired_at'], {
    state: filter(z.enum(['standing', ...alarmStates])).describe('standing: its cause is still there'),
    cause: filter(z.enum(alarmCauses)),
  }),
  output: deskList(alarmRow).extend({ counts: z.record(z.string(), z.int()) }),
  refusals: [],
});

export const acknowledgeAlarm = endpoint({
  name: 'desk.acknowledgeAlarm',
  summary: 'Say that somebody takes care of an alarm',
  who: 'operator',
  roles: ['finance', 'support', 'admin'],
  method: 'POST',
  path: '/api/desk/alarm_acknowledge',
  input: z.object({ id, note: text(500, 0).optional() }),
  output: alarmRow,
  refusals: ['alarm_not_found', 'already_decided'],
});

const alarmWebhook = z.object({
  id: z.string(),
  url: z.string(),
  created_by: z.string(),
  created_at: z.string(),
  last_tried_at: z.string().nullable(),
  last_outcome: z.string().describe('`ok`, a status, or why there was no answer; empty before the first try'),
});
export type AlarmWebhook = z.output<typeof alarmWebhook>;

export const alarmChannels = endpoint({
  name: 'desk.alarmChannels',
  summary: 'How alarms are told: whether this operator gets mails, who else does, and the webhooks',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/alarm_channels',
  input: nothing,
  output: z.object({
    mailed: flag.describe('1: this operator gets alarms by mail'),
    readers: z.array(z.string()).describe('Names of all operators who do'),
    webhooks: z.array(alarmWebhook),
  }),
  refusals: [],
});

export const chooseAlarmMails = endpoint({
  name: 'desk.chooseAlarmMails',
  summary: 'Get alarms by mail, or no longer',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/alarm_mails',
  input: z.object({ mailed: flag }),
  output: none,
  refusals: [],
});

export const addAlarmWebhook = endpoint({
  name: 'desk.addAlarmWebhook',
  summary: 'Call a server with every alarm; the answer alone has the secret that its messages are signed with',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/alarm_webhook_add',
  input: z.object({ url: text(500) }),
  output: z.object({ id: z.string(), secret: z.string() }),
  refusals: ['webhook_url_invalid', 'webhook_url_private', 'webhook_limit'],
});

export const removeAlarmWebhook = endpoint({
  name: 'desk.removeAlarmWebhook',
  summary: 'No longer call a server with alarms',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/alarm_webhook_remove',
  input: z.object({ id }),
  output: none,
  refusals: ['webhook_not_found'],
});

export const testAlarmWebhook = endpoint({
  name: 'desk.testAlarmWebhook',
  summary: 'Send a message of the type `alarm.test` within a minute',
  who: 'operator',
  roles: admin,
  method: 'POST',
  path: '/api/desk/alarm_webhook_test',
  input: z.object({ id }),
  output: none,
  refusals: ['webhook_not_found'],
});
