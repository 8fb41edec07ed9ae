import type { Texts } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ChangeKind } from '../../platform/changes/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { insertPromo, promoTerms, type PromoForm } from './create-promo.ts';

/** A promo code that is to begin when the change is applied; its end is ISO 8601. */
export type NewPromo = Omit<PromoForm, 'starts_at' | 'ends_at'> & { ends_at: string };

/** Creates a promo code at the platform's cost. */
export const promoChange: ChangeKind<NewPromo> = {
  name: 'promo',
  proposers: ['finance', 'admin'],
  async validate(tx, promo, now) {
    promoTerms(formOf(promo), now);
    const taken = await tx.selectFrom('promo_codes').select('id').where('code', '=', promo.code).executeTakeFirst();
    if (taken) refuse('promo_code_taken', {}, ['code']);
  },
  async present(_tx, promo, now) {
    const { titles }: { titles: Texts } = promoTerms(formOf(promo), now);
    return {
      subject: `promo:${promo.code}`,
      name: promo.code,
      fields: [
        { field: 'discount', before: null, after: titles.en },
        { field: 'uses', before: null, after: promo.uses ?? null },
        { field: 'uses_per_user', before: null, after: promo.uses_per_user },
        { field: 'ends_at', before: null, after: promo.ends_at },
      ],
    };
  },
  async apply(tx, promo, { by, approvedBy, changeId, reason, at }) {
    const id = await insertPromo(tx, formOf(promo), null, at);
    const details = { ...promo, reason, change: changeId, approved_by: approvedBy };
    await audit(tx, by, 'promo.make', `promo:${id}`, details, at);
  },
};

const formOf = ({ ends_at: until, ...promo }: NewPromo): PromoForm => ({ ...promo, ends_at: new Date(until) });
