import { z } from 'zod';
import { filter } from '../base/desk-list.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, nothing, text } from '../base/fields.ts';

/** The longest anti-phishing phrase. */
export const maxPhraseLength = 40;

export const phrase = endpoint({
  name: 'service.phrase',
  summary:
    'The own anti-phishing phrase, which every message of the platform and every mail to the confirmed address shows',
  who: 'shopper',
  method: 'GET',
  path: '/api/service/phrase',
  input: nothing,
  output: z.object({ phrase: z.string().describe('Empty: none') }),
  inLook: 'closed',
  refusals: [],
});

export const setPhrase = endpoint({
  name: 'service.setPhrase',
  summary: 'Set the anti-phishing phrase, or remove it with an empty one',
  who: 'shopper',
  method: 'POST',
  path: '/api/service/phrase',
  input: z.object({ phrase: text(maxPhraseLength, 0) }),
  output: z.object({ phrase: z.string() }),
  refusals: [],
  notice: 'saved',
});

/** Where live events come from: open `url` as an EventSource within a minute. */
export const streamTicket = z.object({ url: z.string(), last: z.string().describe('The id of the latest event') });

export const openStream = endpoint({
  name: 'service.openStream',
  summary: 'Get a ticket for one stream of live events; `docs/decisions/0068` lists them',
  who: 'shopper',
  method: 'POST',
  path: '/api/service/stream_ticket',
  input: nothing,
  output: streamTicket,
  refusals: [],
});

export const serviceFrame = endpoint({
  name: 'service.frame',
  summary: 'The page of the conversation with a shop or the platform, for the frame of existing clients',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/get_shops_kf',
  input: z.object({ pid: filter(id) }),
  output: z.string(),
  refusals: [],
});
