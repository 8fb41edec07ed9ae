import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { addRestriction as contract } from '@tradewind/contract/goods/desk/restrictions';
import { countryCodes } from '@tradewind/contract/people/countries';
import type { Tx } from '../../../base/db/database.ts';
import { newId } from '../../../base/ids/ids.ts';
import { audit } from '../../../platform/operators/index.ts';
import { livingCategory } from '../categories.ts';
import type { OperatorRef } from '../../../base/http/call.ts';

/**
 * Adds a rule of goods that must not be sent to some countries. Orders that are placed stay as they are.
 *
 * @param by null for the installation itself
 * @returns its id
 * @throws Refusal `restriction_invalid` or `category_not_found`.
 */
export async function addRestriction(
  tx: Tx,
  input: ParsedInputOf<typeof contract>,
  { by, now }: { by: OperatorRef | null; now: Date },
): Promise<string> {
  const { subject, category = '', hs_prefix: hsPrefix = '', reason } = input;
  const countries = [...new Set(input.countries)].toSorted();
  const from = input.valid_from ?? now;
  const until = input.valid_until ?? null;
  if (countries.some((country) => !countryCodes.includes(country))) refuse('restriction_invalid', {}, ['countries']);
  if (subject === 'hs_code' && hsPrefix === '') refuse('restriction_invalid', {}, ['hs_prefix']);
  if (until && until <= from) refuse('restriction_invalid', {}, ['valid_until']);
  const about = subject === 'category' ? await livingCategory(tx, category) : null;
  const id = newId();
  await tx
    .insertInto('goods_restrictions')
    .values({
      id,
      category_code: about,
      adult: subject === 'adult',
      hs_prefix: subject === 'hs_code' ? hsPrefix : '',
      countries,
      reason,
      valid_from: from,
      valid_until: until,
      made_at: now,
      made_by: by?.id ?? null,
    })
    .execute();
  const named = about ? { category: about } : subject === 'hs_code' ? { hs_prefix: hsPrefix } : {};
  const details = { subject, ...named, countries: countries.join(' '), reason };
  if (by) await audit(tx, by, 'restriction.added', `restriction:${id}`, details, now);
  return id;
}
