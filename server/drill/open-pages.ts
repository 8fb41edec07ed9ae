import { setTimeout as pause } from 'node:timers/promises';
import { openStream } from '@tradewind/contract/operations/service-live';
import { openShopStream } from '@tradewind/contract/operations/shop-desk/service';
import { keepStream, type KeptStream } from './kept-stream.ts';
import type { Acknowledged } from './shopper-acts.ts';
import type { World } from './world.ts';

/** The pages that shoppers and shops keep open, on which messages of the other side appear. */
export interface OpenPages {
  /** How many streams of live events were opened for them. */
  readonly opened: number;
  /** How many messages they brought. */
  readonly seen: number;
  /**
   * Waits until each page has seen the messages for it, and closes all.
   *
   * @returns what was not seen, seen twice, or should not have been seen by a page
   */
  close(acknowledged: readonly Acknowledged[]): Promise<string[]>;
}

/** Milliseconds in which a page opens its next stream and catches up, also after many failures. */
const patience = 90_000;

/** Opens a page for each shopper and each shop. */
export async function openPages(
  origins: readonly string[],
  { shoppers, products }: World,
  outages: readonly number[],
): Promise<OpenPages> {
  const readers = [
    ...shoppers.map(({ id, token }) => ({ id, token, ticketPath: openStream.path })),
    ...products.map(({ shopId, owner: { token } }) => ({ id: shopId, token, ticketPath: openShopStream.path })),
  ];
  const streams = new Map<string, KeptStream>(
    await Promise.all(readers.map(async (reader) => [reader.id, await keepStream(origins, reader, outages)] as const)),
  );
  const all = [...streams.values()];

  return {
    get opened() {
      return all.reduce((sum, { opened }) => sum + opened, 0);
    },
    get seen() {
      return all.reduce((sum, { messages }) => sum + messages.size, 0);
    },
    async close(acknowledged) {
      const sent = acknowledged.flatMap(({ message }) => message ?? []);
      const timesOf = ({ id, reader }: (typeof sent)[number]) => streams.get(reader)!.messages.get(id) ?? 0;
      const giveUp = performance.now() + patience;
      while (performance.now() < giveUp && sent.some((message) => timesOf(message) === 0)) await pause(50);
      await Promise.all(all.map(({ close }) => close()));
      return [
        ...sent
          .filter((message) => timesOf(message) !== 1)
          .map((message) => `a page saw the message ${message.id} ${timesOf(message)} times`),
        ...all.flatMap(({ faults }) => faults),
      ];
    },
  };
}
