import { addressList } from '@tradewind/contract/people/addresses';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { addAddress, readAddress } from './index.ts';

const db = await testDatabase();
const { data, clock } = await testApp(db);
const shopper = await buildShopper(db);
const { id: userId, token, addressId } = shopper;

const add = (isDefault: boolean) => {
  const form = readAddress({ name: 'Mai', mobile: '0812345678', country: 'Thailand', detail: '2 Some Lane', tag: '' });
  return db.transact((tx) => addAddress(tx, { userId, form, isDefault, addedAt: clock.now() }));
};
const defaults = async () => {
  const { list } = await data(addressList, {}, { token });
  return list.filter(({ is_default }) => is_default === 1).map(({ address_id }) => address_id);
};

it('makes the first address of a shopper the default', async () => {
  expect(await defaults()).toEqual([addressId]);
});

it('keeps the default when another address is added', async () => {
  await add(false);
  expect(await defaults()).toEqual([addressId]);
});

it('replaces the default on request', async () => {
  const id = await add(true);
  expect(await defaults()).toEqual([id]);
});
