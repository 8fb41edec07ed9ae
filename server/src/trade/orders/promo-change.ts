import type { Texts } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { ChangeKind } from '../../platform/changes/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { insertPromo, promoTerms, type PromoForm } from './create-promo.ts';
import { everybody, type Audience } from './promo-audience.ts';

/** A promo code that is to begin when the change is applied; its end is ISO 8601. */
export type NewPromo = Omit<PromoForm, 'starts_at' | 'ends_at'> & { ends_at: string; for?: StoredAudience };

/** An audience as a change keeps it: times are ISO 8601. Changes without one are of codes for everybody. */
type StoredAudience = Omit<Audience, 'registeredSince'> & { registeredSince: string | null };

/** Creates a promo code at the platform's cost. */
export const promoChange: ChangeKind<NewPromo> = {
  name: 'promo',
  proposers: ['finance', 'admin'],
  async validate(tx, promo, now) {
    promoTerms(formOf(promo), now);
    const taken = await tx.selectFrom('promo_codes').select('id').where('code', '=', promo.code).executeTakeFirst();
    if (taken) refuse('promo_code_taken', {}, ['code']);
  },
  async present(tx, promo, now) {
    const { titles }: { titles: Texts } = promoTerms(formOf(promo), now);
    return {
      subject: `promo:${promo.code}`,
      name: promo.code,
      fields: [
        { field: 'discount', before: null, after: titles.en },
        ...(await presentAudience(tx, audienceOf(promo))),
        { field: 'uses', before: null, after: promo.uses ?? null },
        { field: 'uses_per_user', before: null, after: promo.uses_per_user },
        { field: 'ends_at', before: null, after: promo.ends_at },
      ],
    };
  },
  async apply(tx, promo, { by, approvedBy, changeId, reason, at }) {
    const id = await insertPromo(tx, formOf(promo), null, at, audienceOf(promo));
    const details = { ...promo, reason, change: changeId, approved_by: approvedBy };
    await audit(tx, by, 'promo.make', `promo:${id}`, details, at);
  },
};

/** Whom the code is for; the accounts by their names, which the second administrator knows. */
async function presentAudience(read: Read, { audience, accounts, registeredSince, awayDays }: Audience) {
  const named = accounts.length > 0 ? await usernamesOf(read, accounts) : [];
  return [
    { field: 'audience', before: null, after: audience },
    ...(named.length > 0 ? [{ field: 'accounts', before: null, after: named }] : []),
    ...(registeredSince ? [{ field: 'registered_since', before: null, after: registeredSince.toISOString() }] : []),
    ...(awayDays === null ? [] : [{ field: 'away_days', before: null, after: awayDays }]),
  ];
}

async function usernamesOf(read: Read, ids: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('users')
    .select('username')
    .where('id', 'in', [...ids])
    .orderBy('username')
    .execute();
  return rows.map(({ username }) => username);
}

const formOf = ({ ends_at: until, ...promo }: NewPromo): PromoForm => ({ ...promo, ends_at: new Date(until) });

const audienceOf = ({ for: stored }: NewPromo): Audience =>
  stored
    ? { ...stored, registeredSince: stored.registeredSince === null ? null : new Date(stored.registeredSince) }
    : everybody;

/** An audience as a change keeps it. */
export const storedAudience = (audience: Audience): StoredAudience => ({
  ...audience,
  registeredSince: audience.registeredSince?.toISOString() ?? null,
});
