import * as contract from '@tradewind/contract/money/recharges';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { anotherApp, testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildShopper } from './build-shopper.ts';
import { cardPaymentActs, paid, sandboxSecret as secret } from './card-payment-acts.ts';
import { testDatabase } from './database.ts';
import { openWallet } from './open-wallet.ts';
import { hour, minute } from '../src/base/clock/clock.ts';
import { DatabaseUnavailable } from '../src/base/db/outage.ts';
import { messageOf, sandboxPayments, signMessage } from '../src/money/payments/sandbox-payments.ts';
import { sandboxModule } from '../src/money/payments/sandbox-module.ts';
import { syncWaitingPayments } from '../src/money/recharges/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, clock, data, deps, refusal } = test;
const { balance, checkout, post, press, seenAtDesk, tell } = cardPaymentActs(test);
await openWallet(db);

const silent = pino({ enabled: false });
const state = async (id: string) => (await seenAtDesk(id)).state;
const comeBack = (id: string) => app.inject(`/pay/return/${id}`);

describe('a payment by card', () => {
  it('opens a payment page and stays pending', async () => {
    const { me, id, page } = await checkout();
    expect(page).toMatch(/^\/pay\/sandbox\/sandbox_[0-9a-f]{36}$/);
    expect(await data(contract.rechargeLog, {}, me)).toMatchObject({
      total: 1,
      list: [{ id, status: 0, state: 'waiting', method: 'card', network: 'Card', price: '25.00' }],
    });
    expect(await balance(me)).toBe(0n);
  });

  it('is refused for invalid amounts, and while the wallet is closed', async () => {
    const me = await buildShopper(db, { now: clock.now() });
    for (const [price, code] of [
      ['', 'amount_invalid'],
      ['0', 'amount_invalid'],
      ['-1', 'amount_invalid'],
      ['1.001', 'amount_invalid'],
      ['x', 'amount_invalid'],
      ['0.99', 'amount_too_small'],
      ['10000.01', 'amount_too_large'],
    ] as const)
      expect([price, (await refusal(contract.startCheckout, { way: 'card', price }, me)).refusal]).toEqual([
        price,
        code,
      ]);
    expect((await refusal(contract.startCheckout, { way: 'chain', price: '5' }, me)).refusal).toBe('bad_request');
    await openWallet(db, 'closed', clock.now());
    try {
      expect((await refusal(contract.startCheckout, { way: 'card', price: '5' }, me)).refusal).toBe('wallet_closed');
    } finally {
      clock.advance(1_000);
      await openWallet(db, 'open', clock.now());
    }
  });

  it('opens one page per key', async () => {
    const me = await buildShopper(db, { now: clock.now() });
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        data(contract.startCheckout, { way: 'card', price: '5' }, { token: me.token, key: 'the-same-key' }),
      ),
    );
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect((await data(contract.rechargeLog, {}, me)).total).toBe(1);
  });

  it('is credited when paid, and returns the browser to the record', async () => {
    const { me, id, page } = await checkout();
    const pressed = await press(page, 'pay');
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `/pay/return/${id}`]);
    const back = await comeBack(id);
    expect([back.statusCode, back.headers.location]).toEqual([303, `/topUpRecord?recharge=${id}`]);
    expect(await balance(me)).toBe(2_500n);
    expect(await data(contract.rechargeById, { id }, me)).toMatchObject({
      state: 'passed',
      arrived: '25.00',
      evidence: '',
    });
    await expectCleanBooks(db);
  });

  it('is credited once despite repeated webhooks and clicks', async () => {
    const { me, id, page } = await checkout();
    await Promise.all([press(page, 'pay_twice'), press(page, 'pay'), press(page, 'pay_twice')]);
    for (let time = 0; time < 3; time += 1) await press(page, 'repeat');
    await comeBack(id);
    expect(await balance(me)).toBe(2_500n);
    await expectCleanBooks(db);
  });

  it('is credited once when webhook, return page and job run concurrently', async () => {
    const { me, id, checkoutId } = await checkout();
    await db.transact((tx) =>
      tx
        .updateTable('sandbox_checkouts')
        .set({ state: 'paid', payment_id: `payment_of_${id}` })
        .where('id', '=', checkoutId)
        .execute(),
    );
    clock.advance(6 * minute);
    const payments = sandboxPayments({ db, clock, secret });
    const all = await Promise.all([
      tell(paid(id)),
      comeBack(id),
      tell(paid(id)),
      comeBack(id),
      tell(paid(id)),
      syncWaitingPayments({ ...deps, payments }, silent),
    ]);
    for (const response of all) if (response) expect([200, 303]).toContain(response.statusCode);
    expect(await balance(me)).toBe(2_500n);
    await expectCleanBooks(db);
  });

  it('is credited only when the payment is known, even if that is late', async () => {
    const { me, id, page } = await checkout();
    await press(page, 'pay_late');
    await comeBack(id);
    expect([await balance(me), await state(id)]).toEqual([0n, 'waiting']);
    const [tellLate] = sandboxModule((await import('fastify')).fastify(), { db, clock, secret }, '/nowhere').timers!;
    await tellLate!.run();
    expect(await balance(me)).toBe(0n);
    clock.advance(minute);
    // The webhook is lost; the job that polls pending payments finds it.
    await tellLate!.run();
    clock.advance(5 * minute);
    await syncWaitingPayments({ ...deps, payments: sandboxPayments({ db, clock, secret }) }, silent);
    expect([await balance(me), await state(id)]).toEqual([2_500n, 'passed']);
    await expectCleanBooks(db);
  });

  it('that was declined credits nothing and shows why', async () => {
    const { me, id, page } = await checkout();
    await press(page, 'decline');
    await press(page, 'pay');
    await comeBack(id);
    expect([await balance(me), await state(id)]).toEqual([0n, 'refused']);
    expect((await data(contract.rechargeLog, { status: '2' }, { ...me, locale: 'ja' })).list[0]!.admin_msg).toBe(
      '支払いが拒否されました。請求は発生していません。',
    );
  });

  it('that is paid after it expired is credited', async () => {
    const { me, id } = await checkout();
    await tell({ what: 'declined', rechargeId: id });
    expect(await state(id)).toBe('refused');
    await tell(paid(id));
    await tell({ what: 'declined', rechargeId: id });
    await tell({ what: 'expired', rechargeId: id });
    expect([await balance(me), await state(id)]).toEqual([2_500n, 'passed']);
    await expectCleanBooks(db);
  });

  it('expires after an hour without payment', async () => {
    const { me, id, page } = await checkout();
    clock.advance(hour + minute);
    await press(page, 'pay');
    expect((await app.inject(page)).body).toContain('The time to pay is over.');
    await syncWaitingPayments({ ...deps, payments: sandboxPayments({ db, clock, secret }) }, silent);
    expect([await balance(me), await state(id)]).toEqual([0n, 'refused']);
  });

  it('is credited with the paid amount, not the requested one', async () => {
    const { me, id } = await checkout('30.00');
    await tell(paid(id, 2_999));
    expect(await balance(me)).toBe(2_999n);
    await expectCleanBooks(db);
  });
});

describe('a message from the provider', () => {
  it('is refused when it is forged, changed, unsigned or old', async () => {
    const { me, id } = await checkout();
    const message = messageOf(paid(id));
    const old = signMessage(message, secret, new Date(clock.now().getTime() - 6 * minute));
    const forged: [string, string | undefined][] = [
      [message, signMessage(message, Buffer.alloc(32, 1), clock.now())],
      [message.replace('2500', '9900'), signMessage(message, secret, clock.now())],
      [message, ''],
      [message, 'nonsense'],
      [message, old],
      [`${message} `, signMessage(message, secret, clock.now())],
      ['{"what":"paid"}', signMessage('{"what":"paid"}', secret, clock.now())],
      ['not JSON', signMessage('not JSON', secret, clock.now())],
    ];
    for (const [payload, signature] of forged)
      expect([payload, signature, (await post(payload, signature)).statusCode]).toEqual([payload, signature, 400]);
    expect([await balance(me), await state(id)]).toEqual([0n, 'waiting']);
  });

  it('is not acknowledged when processing fails, so that it is sent again', async () => {
    const { me, id } = await checkout();
    expect((await tell(paid(id, 0))).statusCode).toBe(500);
    expect([await balance(me), await state(id)]).toEqual([0n, 'waiting']);
    await tell(paid(id));
    expect(await balance(me)).toBe(2_500n);
  });

  it('is asked for again while the database is away', async () => {
    const { me, id } = await checkout();
    vi.spyOn(db, 'transact').mockRejectedValueOnce(new DatabaseUnavailable(new Error('Connection terminated')));
    const answer = await tell(paid(id));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect((await tell(paid(id))).statusCode).toBe(200);
    expect(await balance(me)).toBe(2_500n);
  });

  it('about an unknown or foreign recharge is acknowledged without effect', async () => {
    const me = await buildShopper(db, { now: clock.now() });
    expect((await tell(paid(me.id))).statusCode).toBe(200);
    expect(await balance(me)).toBe(0n);
    const nobody = await app.inject({ method: 'POST', url: '/pay/webhook/stripe', payload: '{}' });
    expect(nobody.statusCode).toBe(404);
  });
});

describe('the page of the sandbox', () => {
  it('speaks the shopper’s language and needs no script under a strict policy', async () => {
    for (const [locale, word] of [
      ['en', 'Pay'],
      ['zh-CN', '支付成功'],
      ['ja', '支払う'],
      ['ko', '결제'],
      ['th', 'ชำระเงิน'],
    ] as const) {
      const me = await buildShopper(db, { now: clock.now() });
      const { url } = await data(contract.startCheckout, { way: 'online', price: '5' }, { ...me, locale });
      const page = await app.inject(new URL(url).pathname);
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'nonce-[\w-]{22}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(page.body).toContain(`lang="${locale}"`);
      expect(page.body).toContain(word);
      expect(page.body).toContain('$5.00');
      expect(page.body).not.toMatch(/<script|\sstyle="/);
    }
  });

  it('refuses unknown payments and unknown choices', async () => {
    const { page, me } = await checkout();
    for (const path of ['/pay/sandbox/nonsense', '/pay/sandbox/%00', '/pay/return/nonsense'])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
    for (const choice of ['', 'toString', 'constructor', 'free-money'])
      expect((await press(page, choice)).json()).toMatchObject({ code: 0 });
    expect((await press('/pay/sandbox/nonsense', 'pay')).statusCode).toBe(404);
    expect(await balance(me)).toBe(0n);
    expect((await comeBack(me.id)).statusCode).toBe(303);
  });
});

describe('an installation without card payments', () => {
  it('has neither method nor page nor webhook', async () => {
    const plain = await anotherApp(db, { payments: {} });
    // The clock of the other server was moved, and with it the times at which the wallet was closed and opened.
    plain.clock.advance(clock.now().getTime() - plain.clock.now().getTime() + minute);
    const me = await buildShopper(db, { now: plain.clock.now() });
    expect((await plain.data(contract.openRechargeMethods, {}, me)).ways.filter(({ open }) => open === 1)).toEqual([]);
    expect((await plain.refusal(contract.startCheckout, { way: 'card', price: '5' }, me)).refusal).toBe('not_yet_open');
    const paths: ['GET' | 'POST', string][] = [
      ['POST', '/pay/webhook/sandbox'],
      ['GET', `/pay/return/${me.id}`],
      ['GET', '/pay/sandbox/x'],
    ];
    for (const [method, url] of paths)
      expect([url, (await plain.app.inject({ method, url })).statusCode]).toEqual([url, 404]);
  });
});
