import { shop as shopPage } from '@tradewind/contract/goods/shops';
import * as contract from '@tradewind/contract/operations/service';
import * as shop from '@tradewind/contract/operations/shop-desk/service';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { say, serviceSides } from '../../../test/service-acts.ts';
import { day, minute } from '../../base/clock/clock.ts';
import { storeReplyTimes } from './store-reply-times.ts';

const db = await testDatabase();
const { data, clock } = await testApp(db);
const { sides } = serviceSides(db, clock);

/** A shop that answered a new shopper after each of these minutes. */
async function shopThatAnswered(...minutes: number[]) {
  const { shopId, theirs } = await sides();
  for (const wait of minutes) {
    const mine = { token: (await buildShopper(db, { now: clock.now() })).token };
    await data(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, mine);
    clock.advance(wait * minute);
    const { id } = (await data(shop.shopConversations, { queue: 'waiting' }, theirs)).list[0]!;
    await data(shop.sendAsShop, { id, ...say('Good day') }, theirs);
  }
  return shopId;
}

const replyMinutes = async (mer_id: string) => (await data(shopPage, { mer_id })).reply_minutes;

it('the card of a shop says how soon it usually answers', async () => {
  const shopId = await shopThatAnswered(1, 2, 9, 30, 60);
  await storeReplyTimes({ db, clock });
  expect(await replyMinutes(shopId)).toBe(9);
});

it('nothing is said after few answers', async () => {
  const shopId = await shopThatAnswered(1, 2, 9, 30);
  await storeReplyTimes({ db, clock });
  expect(await replyMinutes(shopId)).toBeNull();
});

it('nothing is said any more after a month without answers', async () => {
  const shopId = await shopThatAnswered(1, 2, 9, 30, 60);
  await storeReplyTimes({ db, clock });
  clock.advance(31 * day);
  await storeReplyTimes({ db, clock });
  expect(await replyMinutes(shopId)).toBeNull();
});
