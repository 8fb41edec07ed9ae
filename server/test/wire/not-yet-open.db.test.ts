import { expect, it } from 'vitest';
import { signedOut, toast } from './client.ts';
import { wireWorld } from './world.ts';

const { shopper, visitor } = await wireWorld();

const calls: [method: 'GET' | 'POST', path: string, sent: Record<string, unknown>][] = [
  ['GET', '/api/user/get_shops_kf', { pid: '1' }],
  ['GET', '/api/user/area', {}],
  ['POST', '/merchant/merchant/verify_pay', { password_pay: '123456' }],
];

it.each(calls)(
  '%s %s is refused in the caller’s language, and with 401 without a session',
  async (method, path, sent) => {
    const fails = (client: ReturnType<typeof visitor>) =>
      method === 'GET' ? client.getFailure(path, sent) : client.postFailure(path, sent);
    expect(await fails((await shopper()).client)).toEqual({ ...toast, msg: 'Not Yet Open' });
    expect(await fails((await shopper({ lang: 'zh-CN' })).client)).toEqual({ ...toast, msg: '暂未开放' });
    expect(await fails(visitor())).toMatchObject(signedOut);
  },
);

it.each(['/api/user/help_support', '/api/user/law'])('%s is refused for anyone', async (path) => {
  expect(await visitor('ri').getFailure(path)).toEqual({ ...toast, msg: 'まだご利用いただけません' });
});
