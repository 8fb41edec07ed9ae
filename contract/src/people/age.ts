import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { flag, nothing } from '../base/fields.ts';

/** The age from which products for adults are shown. */
export const adultAge = 18;

const statement = z.object({ adult: flag.describe('1: the caller stated to be 18 or older') });

export const ageStatement = endpoint({
  name: 'users.age',
  summary: 'Whether the caller stated to be 18 or older',
  who: 'anyone',
  method: 'GET',
  path: '/api/user/age',
  input: nothing,
  output: statement,
  refusals: [],
});

export const stateAge = endpoint({
  name: 'users.stateAge',
  summary: 'State to be 18 or older: kept with the account, or for a visitor in a signed cookie',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/age',
  input: z.object({ adult: z.literal(1) }),
  output: statement,
  refusals: ['adults_only'],
});
