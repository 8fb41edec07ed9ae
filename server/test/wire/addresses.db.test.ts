import { expect, it } from 'vitest';
import { toast } from './client.ts';
import { address, listOf } from './shapes.ts';
import { wireWorld, type Shopper } from './world.ts';

const { shopper } = await wireWorld();

const form = {
  name: 'Kim Ji-soo',
  mobile: '01012345678',
  country: 'Seoul',
  detail: '12 Yonsei-ro',
  tag: 'Home',
  is_default: 0,
};
const list = async ({ client }: Shopper, page = 1) =>
  listOf(address).parse(await client.get('/api/user/address_list', { page, limit: 10 }));
const one = async ({ client }: Shopper, address_id: unknown) =>
  address.parse(await client.get('/api/user/address', { address_id }));

it('adds an address, lists the default one first and ends with an empty page', async () => {
  const person = await shopper();
  await person.client.post('/api/user/address_add', form);
  expect(await list(person)).toMatchObject({
    count: 2,
    list: [{ address_id: person.addressId, is_default: 1 }, { ...form }],
  });
  expect((await list(person, 2)).list).toEqual([]);
});

it('accepts the whole object on an edit, with fields of an older server', async () => {
  const person = await shopper();
  const shown = await one(person, person.addressId);
  await person.client.post('/api/user/address_add', {
    ...shown,
    name: 'Kim',
    user_id: 1,
    province_id: 0,
    city_id: 0,
    area_id: 0,
    province: { id: 0, name: '' },
    createtime: 1_700_000_000,
  });
  expect((await list(person)).list).toEqual([{ ...shown, name: 'Kim' }]);
});

it('accepts a mobile number as text or number, and 1 or "1" for the default', async () => {
  const person = await shopper();
  await person.client.post('/api/user/address_add', { ...form, mobile: 81_234_567, is_default: '1' });
  const { list: rows } = await list(person);
  expect(rows[0]).toMatchObject({ mobile: '81234567', is_default: 1 });
  expect(rows.filter(({ is_default }) => is_default === 1)).toHaveLength(1);
});

it('sets the default and deletes by GET', async () => {
  const person = await shopper();
  await person.client.post('/api/user/address_add', form);
  const added = (await list(person)).list[1]!;
  await person.client.post('/api/user/address_set_default', { address_id: added.address_id });
  expect((await list(person)).list[0]).toMatchObject({ address_id: added.address_id, is_default: 1 });
  await person.client.get('/api/user/address_del', { address_id: added.address_id });
  expect((await list(person)).list).toMatchObject([{ address_id: person.addressId, is_default: 1 }]);
});

it('refuses missing fields and unknown addresses with a text', async () => {
  const { client } = await shopper();
  for (const field of ['name', 'mobile', 'country', 'detail', 'tag']) {
    for (const value of ['', undefined])
      expect(await client.postFailure('/api/user/address_add', { ...form, [field]: value })).toMatchObject({
        ...toast,
        msg: expect.stringMatching(/./),
      });
  }
  expect(await client.getFailure('/api/user/address', { address_id: 5 })).toMatchObject(toast);
  expect(await client.getFailure('/api/user/address', {})).toMatchObject(toast);
  expect(await client.getFailure('/api/user/address_del', { address_id: '5' })).toMatchObject(toast);
});
