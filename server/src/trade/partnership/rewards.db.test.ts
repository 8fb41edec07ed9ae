import { bill } from '@tradewind/contract/money/wallet';
import * as desk from '@tradewind/contract/trade/desk/invitations';
import { payOrder, placeOrder } from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant, joinShop } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { completeOrder, type CompletableOrder } from '../../../test/build-paid-order.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { invitationActs } from '../../../test/invitation-acts.ts';
import { day } from '../../base/clock/clock.ts';
import { rewardInvitations } from './reward-invitation.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data, deps } = test;
const {
  merchant,
  set,
  newShopper,
  moveTo,
  showMine,
  accept,
  newPair,
  buy,
  complete,
  finish,
  refundAll,
  refundPart,
  movements,
  stateOf,
  reasonOf,
} = await invitationActs(test);

describe('a reward', () => {
  it('is paid from the revenue with the first completed order, once', async () => {
    const { inviter, invited } = await newPair();
    const order = await finish(invited);
    await finish(invited);
    await rewardInvitations(deps, [{ orderId: order.id }, { orderId: order.id }]);
    expect(await movements(inviter)).toEqual(['5.00']);
    expect(await showMine(inviter)).toMatchObject({ invited: 1, rewarded: 1, earned: '5.00' });
    await expectCleanBooks(db);
  });

  it('waits for an order that is large enough', async () => {
    const { inviter, invited } = await newPair();
    await finish(invited, 1_999n);
    expect(await stateOf(inviter)).toEqual(['waiting']);
    await finish(invited, 2_000n);
    expect(await stateOf(inviter)).toEqual(['rewarded']);
  });

  it('lapses when nothing was paid in time', async () => {
    const { inviter, invited } = await newPair();
    clock.advance(91 * day);
    await finish(invited);
    expect(await stateOf(inviter)).toEqual(['lapsed']);
    expect(await movements(inviter)).toEqual([]);
  });

  it('is still paid for an order that was paid in time and completed later', async () => {
    const { inviter, invited } = await newPair();
    clock.advance(89 * day);
    const order = await buy(invited);
    clock.advance(30 * day);
    expect(await stateOf(inviter)).toEqual(['waiting']);
    await complete(order);
    expect(await stateOf(inviter)).toEqual(['rewarded']);
  });

  it('keeps to the yearly limit, also when orders are completed at once', async () => {
    await set('partnership.yearlyLimit', 1_000);
    const inviter = await newShopper();
    const orders: CompletableOrder[] = [];
    for (let one = 0; one < 4; one += 1) {
      const invited = await newShopper(100_000n);
      await accept(invited, inviter);
      orders.push(await buy(invited));
    }
    for (const order of orders) await completeOrder(db, order, clock.now());
    await Promise.all(orders.map(({ id }) => rewardInvitations(deps, [{ orderId: id }])));
    expect(await movements(inviter)).toEqual(['5.00', '5.00']);
    expect((await stateOf(inviter)).toSorted()).toEqual(['refused', 'refused', 'rewarded', 'rewarded']);
    await set('partnership.yearlyLimit', 50_000);
    await expectCleanBooks(db);
  });

  it('is refused where inviter and invited live at one address', async () => {
    const { inviter, invited } = await newPair();
    await moveTo(inviter, '12/4  Sukhumvit Rd., Soi 7');
    await moveTo(invited, '12/4 sukhumvit rd soi 7');
    await finish(invited);
    expect(await reasonOf(invited)).toEqual({ status: 'refused', reason: 'same_address' });
  });

  it('is refused where they share a browser', async () => {
    const inviter = await newShopper();
    const invited = await newShopper(100_000n);
    await db.transact((tx) =>
      tx
        .updateTable('sessions')
        .set({ address: '203.0.113.9', user_agent: 'A browser' })
        .where('user_id', 'in', [inviter.id, invited.id])
        .execute(),
    );
    await accept(invited, inviter);
    await db.transact((tx) =>
      tx.updateTable('sessions').set({ address: '198.51.100.1' }).where('user_id', '=', inviter.id).execute(),
    );
    await finish(invited);
    expect(await reasonOf(invited)).toEqual({ status: 'refused', reason: 'same_device' });
  });

  it('is refused where one of them works for the shop', async () => {
    const { inviter, invited } = await newPair();
    const shop = await buildMerchant(db, { now: clock.now() });
    await joinShop(db, inviter.id, shop.shopId, 'service', clock.now());
    await complete(await buy(invited, 5_000n, shop));
    expect(await reasonOf(invited)).toEqual({ status: 'refused', reason: 'own_shop' });
    expect(await movements(inviter)).toEqual([]);
  });
});

describe('a refund after the reward', () => {
  it('takes it back', async () => {
    const { inviter, invited } = await newPair();
    await refundAll(await finish(invited), invited);
    expect(await movements(inviter)).toEqual(['-5.00', '5.00']);
    expect(await stateOf(inviter)).toEqual(['taken_back']);
    await expectCleanBooks(db);
  });

  it('of a part takes it back where the rest is worth too little', async () => {
    const [enough, tooLittle] = [await newPair(), await newPair()];
    await refundPart(await finish(enough.invited), enough.invited, 2_000n);
    await refundPart(await finish(tooLittle.invited), tooLittle.invited, 4_000n);
    expect([await stateOf(enough.inviter), await stateOf(tooLittle.inviter)]).toEqual([['rewarded'], ['taken_back']]);
  });

  it('is kept from later rewards where the inviter has spent it', async () => {
    const { inviter, invited } = await newPair({ balance: 500n });
    const order = await finish(invited);
    const spent = await buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' }, price: 450n, stock: 1 });
    const { token } = inviter;
    const { order_ids: ids } = await data(
      placeOrder,
      { product_id: spent.id, number: 1, address_id: inviter.addressId },
      { token },
    );
    await data(payOrder, { order_id: ids[0]!, password_pay: testCode }, { token });
    const left = (await data(bill, {}, { token })).list[0]!.balance_after;
    await refundAll(order, invited);
    expect((await movements(inviter))[0]).toBe(`-${left}`);

    const next = await newShopper(100_000n);
    await accept(next, inviter);
    await finish(next);
    expect(left).toBe('0.50');
    expect((await movements(inviter))[0]).toBe('0.50');
    await expectCleanBooks(db);
  });
});

describe('the desk', () => {
  it('lists invitations by state and shows what they cost', async () => {
    const operator = await buildOperator(db, ['support'], { now: clock.now() });
    const all = await data(desk.deskInvitations, { limit: 100 }, { desk: operator.token });
    const refused = await data(desk.deskInvitations, { state: 'refused', limit: 100 }, { desk: operator.token });
    expect(refused.list.length).toBeGreaterThan(0);
    expect(refused.list).toEqual(all.list.filter(({ state }) => state === 'refused'));
    const figures = await data(desk.invitationFigures, {}, { desk: operator.token });
    expect(figures.invited).toBe(all.list.length);
    expect(Number(figures.paid)).toBeGreaterThan(Number(figures.taken_back));
  });

  it('pages without a gap or a repeat', async () => {
    const operator = await buildOperator(db, ['finance'], { now: clock.now() });
    const all = await data(desk.deskInvitations, { limit: 100 }, { desk: operator.token });
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const shown: { list: { id: string }[]; next: string | null } = await data(
        desk.deskInvitations,
        { limit: 3, cursor },
        { desk: operator.token },
      );
      ids.push(...shown.list.map(({ id }) => id));
      cursor = shown.next;
    }
    expect(ids).toEqual(all.list.map(({ id }) => id));
  });
});
