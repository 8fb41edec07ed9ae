import { z } from 'zod';
import { apiScopes } from '../../base/api-scopes.ts';
import { deskList } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { id, none, nothing, text } from '../../base/fields.ts';

const scope = z.enum(apiScopes);
const passcode = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(64));

/** The days after which a new key can expire. */
export const keyLifetimes = [30, 90, 365] as const;

export const apiKeyRow = z.object({
  id: z.string(),
  name: z.string(),
  hint: z.string().describe('The last characters of the key'),
  scopes: z.array(scope),
  state: z.enum(['live', 'expired', 'revoked']),
  created_by: z.string().describe('Nickname of the member'),
  created_at: z.string().describe('ISO time'),
  last_used_at: z.string().nullable().describe('ISO time, to the minute'),
  expires_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type ApiKeyRow = z.output<typeof apiKeyRow>;

export const shopApiKeys = endpoint({
  name: 'shopDesk.apiKeys',
  summary: 'The API keys of the shop, those in use first; of the others the latest hundred',
  who: 'merchant',
  right: 'keys',
  method: 'GET',
  path: '/api/shop/api_keys',
  input: nothing,
  output: deskList(apiKeyRow),
  refusals: [],
});

export const createApiKey = endpoint({
  name: 'shopDesk.createApiKey',
  summary: 'Create an API key, which is shown only in this answer',
  who: 'merchant',
  right: 'keys',
  method: 'POST',
  path: '/api/shop/api_key_create',
  input: z.object({
    name: text(60),
    scopes: z
      .array(scope)
      .min(1)
      .max(apiScopes.length)
      .transform((scopes) => [...new Set(scopes)]),
    days: z.int().min(1).max(3_650).optional().describe('After which the key expires; never when absent'),
    password_pay: passcode,
  }),
  output: apiKeyRow.extend({ secret: z.string().describe('The key: `twk_` and 38 letters and digits') }),
  refusals: [
    'api_key_limit',
    'payment_code_missing',
    'payment_code_wrong',
    'payment_code_locked',
    'payment_code_blocked',
  ],
  secrets: ['password_pay'],
});

export const revokeApiKey = endpoint({
  name: 'shopDesk.revokeApiKey',
  summary: 'Revoke an API key; requests with it are refused at once',
  who: 'merchant',
  right: 'keys',
  method: 'POST',
  path: '/api/shop/api_key_revoke',
  input: z.object({ id }),
  output: none,
  refusals: ['api_key_not_found'],
});
