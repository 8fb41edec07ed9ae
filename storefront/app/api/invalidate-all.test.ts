import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateAll } from './invalidate-all.ts';

it('asks anew for what is there and for what is just coming for the first time, and takes neither in the old words', async () => {
  const queries = new QueryClient();
  let words = 'old';
  const shown = (name: string, wait: Promise<void>) => {
    const observer = new QueryObserver(queries, {
      queryKey: [name],
      queryFn: async () => {
        const said = words;
        await wait;
        return said;
      },
    });
    return { observer, leave: observer.subscribe(() => {}) };
  };
  const late = Promise.withResolvers<void>();
  const there = shown('there', Promise.resolve());
  await expect.poll(() => there.observer.getCurrentResult().data).toBe('old');
  const coming = shown('coming', late.promise);

  words = 'new';
  invalidateAll(queries);
  late.resolve();
  await expect
    .poll(() => [there, coming].map(({ observer }) => observer.getCurrentResult().data))
    .toEqual(['new', 'new']);
  there.leave();
  coming.leave();
});
