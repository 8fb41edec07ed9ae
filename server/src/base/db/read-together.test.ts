import { describe, expect, it } from 'vitest';
import type { Read } from './database.ts';
import { readTogether } from './read-together.ts';

const read = {} as Read;

/** A read of doubles whose statements end when they are told to, in the order in which they were sent. */
function doubles() {
  const sent: { numbers: readonly number[]; end: () => void }[] = [];
  const double = readTogether(async (_read, numbers: readonly number[]) => {
    await new Promise<void>((end) => sent.push({ numbers, end }));
    if (numbers.includes(13)) throw new Error('Unlucky');
    return numbers.map((number) => number * 2);
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ask: (number: number) => double(read, number),
    asked: () => sent.map(({ numbers }) => numbers),
    /** Ends the statements that run, and lets those that wait for them begin. */
    async endAll() {
      for (const { end } of sent) end();
      await turn();
    },
  };
}

describe('reads that are asked for at once', () => {
  it('do not wait where none runs', async () => {
    const { ask, asked, endAll } = doubles();
    const answer = ask(4);
    expect(asked()).toEqual([[4]]);
    await endAll();
    expect(await answer).toBe(8);
  });

  it('are one statement for all that were asked while another one ran', async () => {
    const { ask, asked, endAll } = doubles();
    const answers = Promise.all([1, 2, 3].map(ask));
    await endAll();
    await endAll();
    expect(await answers).toEqual([2, 4, 6]);
    expect(asked()).toEqual([[1], [2, 3]]);
  });

  it('are never answered by a statement that ran before they were asked', async () => {
    const { ask, asked, endAll } = doubles();
    const answers = [ask(5), ask(5)];
    await endAll();
    await endAll();
    expect(await Promise.all(answers)).toEqual([10, 10]);
    expect(asked()).toEqual([[5], [5]]);
  });

  it('fail for the one alone that is the cause', async () => {
    const { ask, endAll } = doubles();
    const answers = Promise.allSettled([1, 13, 2].map(ask));
    await endAll();
    await endAll();
    await endAll();
    expect(await answers).toEqual([
      { status: 'fulfilled', value: 2 },
      { status: 'rejected', reason: new Error('Unlucky') },
      { status: 'fulfilled', value: 4 },
    ]);
  });

  it('are not held up by one that does not end', async () => {
    const { ask, asked, endAll } = doubles();
    const stuck = ask(1);
    const other = ask(2);
    await expect.poll(asked).toEqual([[1], [2]]);
    await endAll();
    expect(await Promise.all([stuck, other])).toEqual([2, 4]);
  });
});
