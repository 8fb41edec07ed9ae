import * as contract from '@tradewind/contract/people/addresses';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildShopper, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { partsIn } from '../../../test/parts-in.ts';
import { readCountries } from './read-countries.ts';

const db = await testDatabase();
const { call, data } = await testApp(db);

const form = { name: 'Kim Ji-soo', mobile: '010-1234-5678', country: 'Seoul', detail: '12 Yonsei-ro', tag: 'Home' };
const add = async (shopper: BuiltShopper, more: Partial<InputOf<typeof contract.saveAddress>> = {}) =>
  (await data(contract.saveAddress, { ...form, ...more }, shopper)).address_id;

describe('the country of an address that is only text', () => {
  const areas = ['Bangkok 10330, Thailand', 'th', 'Georgia', 'Seoul, Korea', 'zzz nowhere', '渋谷区, 東京都, 日本'];
  const codes = ['TH', 'TH', '', 'KR', '', 'JP'];
  const one = async (shopper: BuiltShopper, address_id: string) => data(contract.addressById, { address_id }, shopper);
  const setCountry = (shopper: BuiltShopper, address_id: string, country: string) =>
    call(contract.setAddressCountry, { address_id, country }, shopper);

  it('is determined when the address is saved, or later by the timer', async () => {
    const shopper = await buildShopper(db);
    const ids: string[] = [];
    for (const country of areas) ids.push(await add(shopper, { country }));
    const shown = () => Promise.all(ids.map(async (id) => (await one(shopper, id)).country_code));
    expect(await shown()).toEqual(codes);
    const clearCountries = () =>
      db.transact((tx) => tx.updateTable('addresses').set({ country: '' }).where('user_id', '=', shopper.id).execute());
    for (const batch of [1, 2, 1_000]) {
      await clearCountries();
      // With the address that the shopper was built with.
      expect(await readCountries({ db }, batch)).toBe(5);
      expect(await shown()).toEqual(codes);
      expect(await readCountries({ db }, batch)).toBe(0);
    }
  });

  it('is not read again when it is known', async () => {
    const shopper = await buildShopper(db);
    const set_parts = { country: 'GE', region: '', city: 'Gori', district: '', street: '1 Street', postcode: '' };
    const id = await add(shopper, { country: 'Gori, Georgia', set_parts });
    await readCountries({ db });
    expect((await one(shopper, id)).country_code).toBe('GE');
    await data(contract.saveAddress, { ...form, country: 'Gori, Georgia', address_id: id }, shopper);
    expect((await one(shopper, id)).country_code).toBe('GE');
  });

  it('is that of the new text when the text changes', async () => {
    const shopper = await buildShopper(db);
    const id = await add(shopper);
    await data(contract.saveAddress, { ...form, detail: '12 rue de Rivoli, Paris, France', address_id: id }, shopper);
    expect((await one(shopper, id)).country_code).toBe('');
  });

  it('can be chosen where it is open, and is added to the text', async () => {
    const shopper = await buildShopper(db);
    const id = await add(shopper, { country: 'Georgia' });
    await setCountry(shopper, id, 'US');
    expect(await one(shopper, id)).toMatchObject({ country: 'Georgia, United States', country_code: 'US' });
  });

  it('can not be chosen against the text', async () => {
    const shopper = await buildShopper(db);
    const id = await add(shopper, { country: 'Berlin' });
    await setCountry(shopper, id, 'TH');
    expect(await one(shopper, id)).toMatchObject({ country: 'Berlin', country_code: 'DE' });
    const set_parts = partsIn('TH', { city: 'Berlin' });
    const sent = { ...form, country: 'Berlin, Germany', set_parts };
    expect((await call(contract.saveAddress, sent, shopper)).body).toMatchObject({
      refusal: 'bad_request',
      fields: ['set_parts.country'],
    });
  });

  it('is one of ISO 3166, and of an own address', async () => {
    const [shopper, stranger] = [await buildShopper(db), await buildShopper(db)];
    const id = await add(shopper, { country: 'zzz' });
    expect((await setCountry(shopper, id, 'ZZ')).body).toMatchObject({ refusal: 'bad_request', fields: ['country'] });
    expect((await setCountry(stranger, id, 'DE')).body).toMatchObject({ refusal: 'address_not_found' });
    expect((await one(shopper, id)).country_code).toBe('');
  });
});
