import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { flag, none, nothing, text } from '../base/fields.ts';

const hour = z.int().min(0).max(23);

export const showPush = endpoint({
  name: 'push.show',
  summary: 'Whether the browser of this session gets push messages, and when they are held back',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/push',
  input: nothing,
  output: z.object({
    key: z.string().describe('The public key (VAPID) that a browser subscribes with'),
    subscribed: flag.describe('Of this session'),
    quiet: flag.describe('Whether there are quiet hours'),
    from_hour: hour.describe('In the time zone of each browser'),
    until_hour: hour,
  }),
  refusals: [],
});

export const subscribePush = endpoint({
  name: 'push.subscribe',
  summary: 'Send push messages to the browser of this session, until the session ends',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/push_subscribe',
  input: z.object({
    endpoint: text(1_000).describe('The address of the browser’s push service: https, and not in a private network'),
    p256dh: text(100),
    auth: text(50),
    time_zone: text(100),
  }),
  output: none,
  refusals: ['bad_request'],
});

export const unsubscribePush = endpoint({
  name: 'push.unsubscribe',
  summary: 'Send none to the browser of this session any more',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/push_unsubscribe',
  input: nothing,
  output: none,
  refusals: [],
});

export const setQuietHours = endpoint({
  name: 'push.quiet',
  summary: 'Choose the hours in which only security and money are pushed',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/push_quiet',
  input: z.object({ quiet: z.union([z.literal(0), z.literal(1)]), from_hour: hour, until_hour: hour }),
  output: none,
  refusals: [],
  notice: 'saved',
});
