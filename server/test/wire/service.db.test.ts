import { expect, it } from 'vitest';
import { buildShop } from '../build-catalog.ts';
import { signedOut } from './client.ts';
import { wireWorld } from './world.ts';

const { db, shopper, visitor } = await wireWorld();

it('gives the address of the conversation for a frame, and that of the platform for anything but a shop', async () => {
  const { client } = await shopper();
  const { id } = await buildShop(db);
  expect(await client.get('/api/user/get_shops_kf', { pid: id })).toMatch(new RegExp(`/service\\?shop=${id}$`));
  for (const sent of [{}, { pid: '' }, { pid: '1' }, { pid: 'undefined' }])
    expect(await client.get('/api/user/get_shops_kf', sent)).toMatch(/\/service$/);
  expect(await visitor().getFailure('/api/user/get_shops_kf', {})).toMatchObject(signedOut);
});
