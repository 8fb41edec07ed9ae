import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { publicCache } from './public-cache.ts';

/** A `make` function whose latest call the test resolves with `finish`. */
function deferredMake() {
  const waiting: ((text: string) => void)[] = [];
  const make = () => new Promise<string>((resolve) => waiting.push(resolve));
  return { make, made: () => waiting.length, finish: (text: string) => waiting.at(-1)!(text) };
}

const text = async (answer: ReturnType<ReturnType<typeof publicCache>['get']>) => String((await answer).bytes);

describe('public cache', () => {
  it('makes an answer once for concurrent requests', async () => {
    const cache = publicCache();
    const { make, made, finish } = deferredMake();
    const answers = Array.from({ length: 20 }, () => text(cache.get('a', make)));
    finish('one');
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['one']));
    expect(made()).toBe(1);
  });

  it('does not return an answer that is still being made', async () => {
    const cache = publicCache();
    const { make, finish } = deferredMake();
    const answer = cache.get('a', make);
    expect(cache.known('a')).toBeUndefined();
    finish('one');
    await answer;
    expect(cache.known('a')).toBe(await answer);
  });

  it('does not cache a failure', async () => {
    const cache = publicCache();
    await expect(cache.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await text(cache.get('a', async () => 'one'))).toBe('one');
  });

  it('drops cached answers when cleared, and does not cache answers begun before', async () => {
    const cache = publicCache();
    const { make, finish } = deferredMake();
    await cache.get('cached', async () => 'old');
    const begun = text(cache.get('begun', make));
    cache.forgetAll();
    const { make: makeAgain, finish: finishAgain } = deferredMake();
    const after = text(cache.get('begun', makeAgain));
    finish('old');
    expect(await begun).toBe('old');
    expect(cache.known('cached')).toBeUndefined();
    expect(cache.known('begun')).toBeUndefined();
    finishAgain('new');
    expect(await after).toBe('new');
    expect(String(cache.known('begun')!.bytes)).toBe('new');
  });

  it('drops the answers that name a record, in their key or their text, and no others', async () => {
    const cache = publicCache();
    const [one, other] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];
    await cache.get(`detail ${one}`, async () => 'a page');
    await cache.get('list', async () => `{"ids":["${one}","${other}"]}`);
    await cache.get(`detail ${other}`, async () => 'a page');
    const { make, finish } = deferredMake();
    const begun = text(cache.get('begun', make));
    await pause(0);
    cache.forget(one);
    finish(`{"id":"${one}"}`);
    expect(await begun).toContain(one);
    const known = [`detail ${one}`, 'list', 'begun', `detail ${other}`].map((key) => cache.known(key) !== undefined);
    expect(known).toEqual([false, false, false, true]);
    cache.forget(other);
    expect(cache.known(`detail ${other}`)).toBeUndefined();
  });

  it('passes a failure to waiting callers, even when cleared meanwhile', async () => {
    const cache = publicCache();
    const answer = cache.get('a', async () => {
      await pause(5);
      throw new Error('no database');
    });
    cache.forgetAll();
    await expect(answer).rejects.toThrow('no database');
  });

  it('keeps an answer until it expires', async () => {
    const cache = publicCache({ milliseconds: 20 });
    await cache.get('a', async () => 'one');
    expect(cache.known('a')).toBeDefined();
    await pause(40);
    expect(await text(cache.get('a', async () => 'two'))).toBe('two');
  });
});
