import { z } from 'zod';
import { deskList, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, int, text } from '../../base/fields.ts';
import { changeReason, changeRow } from '../../platform/desk/changes.ts';
import { promoForm, promoStates } from './promos.ts';

const roles = ['finance', 'admin'] as const;

/** The most codes of a batch. */
export const maxBatch = 5_000;

/** The terms of a batch: those of a promo code, with a prefix and a number in place of the code. */
export const promoBatchForm = promoForm.omit({ code: true, uses: true, uses_per_user: true }).extend({
  name: text(80).describe('What it is for; operators read it'),
  prefix: text(8)
    .transform((prefix) => prefix.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{2,8}$/)),
  count: int.pipe(z.int().min(1).max(maxBatch)),
});

export const promoBatchRow = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  title: z.string().describe('What each code takes off'),
  codes: z.int(),
  used: z.int().describe('Codes in orders that were not cancelled'),
  given: amount.describe('The discount that they gave'),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(['upcoming', 'current', 'past']),
});
export type PromoBatchRow = z.output<typeof promoBatchRow>;

export const deskPromoBatches = endpoint({
  name: 'desk.promoBatches',
  summary: 'Batches of single-use promo codes of the platform, latest first, with how many were used',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/promo_batches',
  input: listInput(['-made_at'], { state: promoStates }),
  output: deskList(promoBatchRow),
  refusals: [],
});

export const createPromoBatch = endpoint({
  name: 'desk.createPromoBatch',
  summary: 'Propose a batch of single-use promo codes at the platform’s cost, from a moment on',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/promo_batch_make',
  input: promoBatchForm.extend({ reason: changeReason }),
  output: changeRow,
  refusals: ['promo_invalid', 'change_open'],
});

export const endPromoBatch = endpoint({
  name: 'desk.endPromoBatch',
  summary: 'End every code of a batch now; orders keep their discount',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/promo_batch_end',
  input: z.object({ id }),
  output: promoBatchRow,
  refusals: ['promo_not_found'],
});

export const promoBatchFile = endpoint({
  name: 'desk.promoBatchFile',
  summary: 'The codes of a batch as CSV, with which were used; the audit log has who took them',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/promo_batch_file',
  input: z.object({ id }),
  output: z.object({ filename: z.string(), csv: z.string() }),
  refusals: ['promo_not_found'],
});
