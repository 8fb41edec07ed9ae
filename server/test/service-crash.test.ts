import * as contract from '@tradewind/contract/operations/service';
import * as live from '@tradewind/contract/operations/service-live';
import * as shop from '@tradewind/contract/operations/shop-desk/service';
import { expect, test } from 'vitest';
import { buildMerchant } from './build-merchant.ts';
import { buildShopper } from './build-shopper.ts';
import { eventStream } from './event-stream.ts';
import { patience, realServers } from './crash/real-servers.ts';
import { callOverHttp } from './product.ts';
import { say } from './service-acts.ts';

const patient = { timeout: 60_000, interval: 50 };

const { createDatabase, start } = realServers();

test(
  'a conversation goes on in order, with nothing lost or doubled, while one of two servers is killed',
  patience,
  async () => {
    const { url, db } = await createDatabase('service');
    try {
      const [owner, shopper] = [await buildMerchant(db), await buildShopper(db)];
      const [first, second] = [start(url), start(url)];
      const [atFirst, atSecond] = [await first.origin, await second.origin];
      const begun = { shop_id: owner.shopId, ...say('Hello') };
      expect((await callOverHttp(atFirst, contract.sendMessage, begun, shopper.token)).code).toBe(1);
      const { id } = (await callOverHttp(atFirst, shop.shopConversations, {}, owner.token)).data!.list[0]!;
      const open = async (origin: string, last?: string) => {
        const ticket = (await callOverHttp(origin, live.openStream, {}, shopper.token)).data!;
        return eventStream(`${origin}${ticket.url}&last=${last ?? ticket.last}`);
      };

      // The shop writes through both servers; what the killed one did not answer is sent again to the other.
      const lost = await open(atFirst);
      const numbers = Array.from({ length: 40 }, (_, index) => String(index + 1));
      for (const [index, text] of numbers.entries()) {
        const message = { id, ...say(text) };
        if (index === 15) first.process.kill('SIGKILL');
        const way = index % 2 === 0 ? atFirst : atSecond;
        const answer = await callOverHttp(way, shop.sendAsShop, message, owner.token).catch(() => null);
        if (answer?.code !== 1)
          expect((await callOverHttp(atSecond, shop.sendAsShop, message, owner.token)).code).toBe(1);
      }
      await expect.poll(() => lost.isOver(), patient).toBe(true);
      const found = await open(atSecond, lost.lastId() || '1');
      const texts = () =>
        [...lost.of('message'), ...found.of('message')].map(({ data }) => data.message.text as string);
      await expect.poll(() => texts().length, patient).toBeGreaterThanOrEqual(numbers.length);
      expect(texts()).toEqual(numbers);
      const { unread } = (await callOverHttp(atSecond, contract.unread, {}, shopper.token)).data!;
      expect(unread).toBe(40);
      found.lose();
    } finally {
      await db.close();
    }
  },
);
