import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { int, nothing } from '../base/fields.ts';

const version = z.object({ version: z.int(), effective_at: z.string() });

export const termsState = z.object({
  accepted: z
    .object({ version: z.int(), at: z.string() })
    .nullable()
    .describe('The latest version of the terms that the shopper accepted'),
  current: version.nullable(),
  upcoming: version.nullable().describe('Takes effect later'),
});

export const acceptedTerms = endpoint({
  name: 'users.acceptedTerms',
  summary: 'Which version of the terms the shopper accepted, and which one is in effect',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/terms',
  input: nothing,
  output: termsState,
  refusals: [],
});

export const acceptTerms = endpoint({
  name: 'users.acceptTerms',
  summary: 'Accept the version of the terms that was read; again changes nothing',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/terms_accept',
  input: z.object({ version: int }),
  output: termsState,
  refusals: ['law_changed'],
});
