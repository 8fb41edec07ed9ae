import type { promoBatchForm } from '@tradewind/contract/trade/desk/promo-batches';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { z } from 'zod';
import type { ChangeKind } from '../../platform/changes/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { promoTerms, type PromoTerms } from './create-promo.ts';
import { insertPromoBatch } from './promo-batch-store.ts';

export type PromoBatchForm = z.output<typeof promoBatchForm>;

/** A batch that is to begin when the change is applied; its end is ISO 8601. */
export type NewPromoBatch = Omit<PromoBatchForm, 'starts_at' | 'ends_at'> & { ends_at: string };

/** The terms of each code of a batch. @throws Refusal `promo_invalid` with the invalid field. */
export const batchTerms = (
  { prefix, kind, value, cap, minimum, starts_at, ends_at }: PromoBatchForm,
  now: Date,
): PromoTerms =>
  promoTerms({ code: prefix, uses: 1, uses_per_user: 1, kind, value, cap, minimum, starts_at, ends_at }, now);

/** The most that all codes together can take off; null where a percentage has no cap. */
const mostOf = ({ kind, value, cap }: PromoTerms, count: number): bigint | null => {
  const each = kind === 'amount' ? value : cap;
  return each === null ? null : each * BigInt(count);
};

/** Makes a batch of single-use promo codes at the platform's cost. */
export const promoBatchChange: ChangeKind<NewPromoBatch> = {
  name: 'promo.batch',
  proposers: ['finance', 'admin'],
  async validate(_tx, batch, now) {
    batchTerms(formOf(batch), now);
  },
  async present(_tx, batch, now) {
    const terms = batchTerms(formOf(batch), now);
    const most = mostOf(terms, batch.count);
    return {
      subject: `promo_batch:${batch.prefix}`,
      name: batch.name,
      fields: [
        { field: 'discount', before: null, after: terms.titles.en },
        { field: 'codes', before: null, after: batch.count },
        { field: 'prefix', before: null, after: batch.prefix },
        { field: 'budget', before: null, after: most === null ? null : `$${toWire(usd(most))}` },
        { field: 'ends_at', before: null, after: batch.ends_at },
      ],
    };
  },
  async apply(tx, batch, { by, approvedBy, changeId, reason, at }) {
    const id = await insertPromoBatch(tx, batch, batchTerms(formOf(batch), at), at);
    const details = { ...batch, reason, change: changeId, approved_by: approvedBy };
    await audit(tx, by, 'promo.batch_made', `promo_batch:${id}`, details, at);
  },
};

const formOf = ({ ends_at: until, ...batch }: NewPromoBatch): PromoBatchForm => ({
  ...batch,
  ends_at: new Date(until),
});
