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

it('user/area lists what is below a country or an area, and nothing below a row that does not exist', async () => {
  const { client } = await shopper();
  const below = async (row: Record<string, string>) => areas.parse(await client.get('/api/user/area', row));
  expect(await below({ province_id: 'JP' })).toContainEqual({ id: 'JP.13', pid: 'JP', name: 'Tokyo', level: 2 });
  const [city] = await below({ province_id: 'CN', city_id: 'CN.33' });
  expect(city).toMatchObject({ pid: 'CN.33', level: 3 });
  expect(await below({ city_id: city!.id })).not.toEqual([]);
  // Hong Kong and Puerto Rico have rules of their own.
  expect((await below({ province_id: 'CN' })).map(({ name }) => name)).not.toContain('Xianggang');
  expect((await below({ province_id: 'US' })).map(({ name }) => name)).not.toContain('Puerto Rico');
  for (const row of ['SG', 'XX', 'CN.33.1.2.3', 'constructor', '..'])
    expect(await below({ province_id: row })).toEqual([]);
  expect(await visitor().getFailure('/api/user/area')).toMatchObject(signedOut);
});

it('merchant verify_pay checks the payment code as the shopper’s call does', async () => {
  const { client } = await shopper();
  const path = '/merchant/merchant/verify_pay';
  expect(await client.post(path, { password_pay: testCode })).toBeNull();
  expect(await client.postFailure(path, { password_pay: '000000' })).toMatchObject(toast);
  expect(await visitor().postFailure(path, { password_pay: testCode })).toMatchObject(signedOut);
});
