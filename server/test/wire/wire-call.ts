import { expect } from 'vitest';
import type { z } from 'zod';
import type { Buyer } from './buyers.ts';
import type { Params } from './client.ts';

/** A row of section 4 of the wire specification. */
export interface WireCall {
  no: number;
  call: `${'GET' | 'POST'} /${string}`;
  /** Works without a token. */
  open?: true;
  /** The input of an existing client; creates what it refers to. */
  send?: (buyer: Buyer) => Params | Promise<Params>;
  /** The shape that it reads; absent when it reads nothing. */
  reads?: z.ZodType;
  /** The answer without data, for the same call with these changes. */
  empty?: { send: Params; is: object };
  /** Sent as a form with one file. */
  isUpload?: true;
}

export const page = { page: 1, limit: 10 };

/** What a list answers beyond its end. */
export const farPage = {
  send: { page: 99, limit: 10 },
  is: { list: [], total: expect.any(Number), count: expect.any(Number) },
};
