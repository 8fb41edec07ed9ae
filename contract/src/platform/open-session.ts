import { z } from 'zod';
import { flag } from '../base/fields.ts';

/** A session as its owner sees it, of a shopper, a member of a shop or an operator. */
export const openSession = z.object({
  id: z.string(),
  device: z.string().describe('Browser and system, e.g. `Chrome · Android`; empty when it did not say'),
  address: z.string(),
  since: z.string(),
  last_used: z.string().nullable().describe('To a few minutes; null when it was not recorded yet'),
  current: flag,
});
export type OpenSession = z.output<typeof openSession>;
