import { expect, it } from 'vitest';
import { z } from 'zod';
import { testCode } from '../build-shopper.ts';
import { signedOut, toast } from './client.ts';
import { wireWorld } from './world.ts';

/** Calls that existing clients define and never send. */
const { shopper, visitor } = await wireWorld();
const areas = z.array(z.object({ id: z.string(), pid: z.string(), name: z.string(), level: z.int() }));

it('user/area lists the countries by name in the language of the header', async () => {
  const { client } = await shopper({ lang: 'ri' });
  const list = areas.parse(await client.get('/api/user/area'));
  expect(list.length).toBeGreaterThan(200);
  expect(list.find(({ id }) => id === 'TH')).toEqual({ id: 'TH', pid: '0', name: 'タイ', level: 1 });
});

it('user/area has nothing below a country, since that is written as text', async () => {
  const { client } = await shopper();
  expect(await client.get('/api/user/area', { province_id: 'TH' })).toEqual([]);
  expect(await client.get('/api/user/area', { province_id: 'TH', city_id: '1' })).toEqual([]);
  expect(await visitor().getFailure('/api/user/area')).toMatchObject(signedOut);
});

it('merchant verify_pay checks the payment code as the shopper’s call does', async () => {
  const { client } = await shopper();
  const path = '/merchant/merchant/verify_pay';
  expect(await client.post(path, { password_pay: testCode })).toBeNull();
  expect(await client.postFailure(path, { password_pay: '000000' })).toMatchObject(toast);
  expect(await visitor().postFailure(path, { password_pay: testCode })).toMatchObject(signedOut);
});
