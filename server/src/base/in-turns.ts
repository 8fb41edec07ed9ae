import { setImmediate as nextTurn } from 'node:timers/promises';

/** Goes through many items, and lets requests be answered after every so many, so that none waits for long work. */
export async function* inTurns<Item>(items: Iterable<Item>, size: number): AsyncGenerator<Item> {
  let count = 0;
  for (const item of items) {
    yield item;
    count += 1;
    if (count % size === 0) await nextTurn();
  }
}
