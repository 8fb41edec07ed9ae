import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { locales } from '../base/locales.ts';

export const messageOverrides = endpoint({
  name: 'content.messageOverrides',
  summary: 'The texts of the storefront that operators changed in a language, by key',
  who: 'anyone',
  method: 'GET',
  path: '/api/message_overrides',
  input: z.object({ locale: z.enum(locales) }),
  output: z.record(z.string(), z.string()),
  refusals: [],
});
