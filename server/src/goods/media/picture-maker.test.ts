import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pictureMaker } from './picture-maker.ts';

describe('pictureMaker', () => {
  it('makes a picture once for concurrent requests', async () => {
    let callCount = 0;
    const get = pictureMaker(async (name) => {
      callCount += 1;
      await pause(5);
      return Buffer.from(`${name} ${callCount}`);
    }, 2);
    const pictures = await Promise.all(Array.from({ length: 30 }, () => get('a')));
    expect(new Set(pictures.map(String))).toEqual(new Set(['a 1']));
  });

  it('makes all pictures, at most the limit at once', async () => {
    let running = 0;
    let maxRunning = 0;
    const get = pictureMaker(async (name) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await pause(2);
      running -= 1;
      return Buffer.from(name);
    }, 2);
    const names = Array.from({ length: 120 }, (_, index) => String(index));
    expect((await Promise.all(names.map(get))).map(String)).toEqual(names);
    expect(maxRunning).toBe(2);
  });

  it('continues after a failure', async () => {
    const get = pictureMaker(async (name) => {
      if (name === 'bad') throw new Error('no paint');
      return Buffer.from(name);
    }, 1);
    await expect(get('bad')).rejects.toThrow('no paint');
    expect(String(await get('good'))).toBe('good');
  });

  it('does not cache unknown names and failures', async () => {
    let calls = 0;
    const get = pictureMaker(async () => {
      calls += 1;
      if (calls === 2) throw new Error('no paint');
      return calls === 1 ? null : Buffer.from('found');
    }, 1);
    expect(await get('a')).toBeNull();
    await expect(get('a')).rejects.toThrow('no paint');
    expect(String(await get('a'))).toBe('found');
  });
});
