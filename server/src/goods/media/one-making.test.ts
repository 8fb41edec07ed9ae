import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { oneMaking } from './one-making.ts';

describe('one making', () => {
  it('makes a thing once for all who ask at the same time', async () => {
    let made = 0;
    const get = oneMaking(async (name) => {
      made += 1;
      await pause(5);
      return `${name} ${made}`;
    }, 2);
    expect(await Promise.all(Array.from({ length: 30 }, () => get('a')))).toEqual(
      Array.from({ length: 30 }, () => 'a 1'),
    );
    expect(await get('a')).toBe('a 2');
  });

  it('never runs more makings at once than allowed, and all of them in the end', async () => {
    let running = 0;
    let most = 0;
    const get = oneMaking(async (name) => {
      running += 1;
      most = Math.max(most, running);
      await pause(2);
      running -= 1;
      return name;
    }, 2);
    const names = Array.from({ length: 20 }, (_, index) => String(index));
    expect(await Promise.all(names.map(get))).toEqual(names);
    expect(most).toBe(2);
  });

  it('gives its place free after a making that failed', async () => {
    const get = oneMaking(async (name) => {
      if (name === 'bad') throw new Error('no paint');
      return name;
    }, 1);
    await expect(get('bad')).rejects.toThrow('no paint');
    expect(await get('good')).toBe('good');
  });
});
