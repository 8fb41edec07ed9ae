import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildOperator } from '../build-operator.ts';
import { uploadForm, testPicture, upload } from '../build-upload.ts';
import { expectCleanBooks } from '../books.ts';
import { openNetwork } from '../open-network.ts';
import { openWallet } from '../open-wallet.ts';
import { signedOut, toast } from './client.ts';
import { listOf } from './shapes.ts';
import { wireWorld } from './world.ts';

const { app, db, clock, shopper, visitor } = await wireWorld();
await openWallet(db);
await openNetwork(db);

/** The fields of the record; the label is green by `type`. */
const rechargeRow = z.object({
  id: z.string().regex(/^[^/,]+$/),
  network: z.string().min(1),
  createtime: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  admin_msg: z.string(),
  price: z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]),
  type: z.literal('recharge'),
});

describe('54: an upload', () => {
  it('answers with an absolute address that is shown as it is, and no comma in it', async () => {
    const { token } = await shopper();
    const { payload, headers } = uploadForm({ bytes: await testPicture() });
    const response = await app.inject({
      method: 'POST',
      url: '/merchant/common/upload',
      payload,
      headers: { ...headers, token, lang: 'en' },
    });
    const { data } = z
      .object({
        code: z.literal(1),
        msg: z.string().min(1),
        time: z.int(),
        data: z.object({ fullurl: z.url(), url: z.string().startsWith('/') }),
      })
      .parse(response.json());
    expect(data.fullurl).not.toContain(',');
    const { pathname, search } = new URL(data.fullurl);
    expect((await app.inject(pathname + search)).headers['content-type']).toBe('image/webp');
  });

  it('is refused with a toast when it is no picture, and with 401 without a session', async () => {
    const send = async (token: string | null, lang: string) => {
      const { payload, headers } = uploadForm({ bytes: Buffer.from('<svg/>') });
      const response = await app.inject({
        method: 'POST',
        url: '/merchant/common/upload',
        payload,
        headers: { ...headers, lang, ...(token && { token }) },
      });
      return { http: response.statusCode, ...response.json<{ code: number; msg: string }>() };
    };
    const { token } = await shopper();
    expect(await send(token, 'tai')).toMatchObject({ ...toast, msg: expect.stringMatching(/[\u0E00-\u0E7F]/) });
    expect(await send(null, 'en')).toMatchObject(signedOut);
  });
});

describe('40 and 41: a transfer with evidence', () => {
  it('is accepted as the client sends it, and listed in the record', async () => {
    const { client, token } = await shopper();
    await client.post('/api/user/recharge', {
      recharge_type: 1,
      network: 'USDT-TRC20',
      blockchain: 'TXYZ',
      price: '100',
      image: await upload(app, token),
    });
    for (const status of ['all', '0']) {
      const page = listOf(rechargeRow).parse(
        await client.get('/api/user/recharge_log', { status, page: 1, limit: 10 }),
      );
      expect(page).toMatchObject({
        total: 1,
        count: 1,
        list: [{ network: 'USDT-TRC20', price: '100.00', admin_msg: 'In review' }],
      });
    }
    for (const [status, number] of [
      ['1', 1],
      ['2', 1],
      ['all', 2],
    ] as const)
      expect(
        listOf(rechargeRow).parse(await client.get('/api/user/recharge_log', { status, page: number, limit: 10 })).list,
      ).toEqual([]);
  });

  it('moves between tabs as it is decided, and is found under refused by either number', async () => {
    const { client, token } = await shopper();
    const finance = await buildOperator(db, ['finance'], { now: clock.now() });
    for (const [price, act, sent] of [
      ['30', 'approve', { arrived: '30' }],
      ['40', 'refuse', { message: 'Nothing arrived' }],
    ] as const) {
      await client.post('/api/user/recharge', {
        recharge_type: 1,
        network: 'USDT-TRC20',
        blockchain: 'TXYZ',
        price,
        image: await upload(app, token),
      });
      const { list } = listOf(rechargeRow).parse(
        await client.get('/api/user/recharge_log', { status: '0', page: 1, limit: 10 }),
      );
      await app.inject({
        method: 'POST',
        url: `/api/desk/recharge_${act}`,
        payload: { id: list[0]!.id, ...sent },
        headers: { 'desk-token': finance.token },
      });
    }
    const pricesIn = async (status: unknown) =>
      listOf(rechargeRow)
        .parse(await client.get('/api/user/recharge_log', { status, page: 1, limit: 10 }))
        .list.map(({ price, admin_msg }) => [price, admin_msg]);
    expect(await pricesIn('1')).toEqual([['30.00', '']]);
    for (const status of ['2', -1]) expect(await pricesIn(status)).toEqual([['40.00', 'Nothing arrived']]);
    expect(z.object({ money: z.string() }).parse(await client.get('/api/user/getUserInfo')).money).toBe('30.00');
    await expectCleanBooks(db);
  });

  it('is refused with a toast in the shopper’s language', async () => {
    const texts = new Set<unknown>();
    for (const lang of ['en', 'zh-CN', 'ri', 'han', 'tai']) {
      const { client } = await shopper({ lang });
      const failed = await client.postFailure('/api/user/recharge', {
        recharge_type: 1,
        network: 'USDT-TRC20',
        blockchain: 'TXYZ',
        price: '100',
        image: 'https://example.org/a.png',
      });
      expect(failed).toMatchObject(toast);
      texts.add(failed.msg);
    }
    expect(texts.size).toBe(5);
    expect(await visitor().postFailure('/api/user/recharge', {})).toMatchObject(signedOut);
    expect(await visitor().getFailure('/api/user/recharge_log', { status: 'all', page: 1, limit: 10 })).toMatchObject(
      signedOut,
    );
  });
});
