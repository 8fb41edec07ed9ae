import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateAll } from './invalidate-all.ts';

it('fetches loaded queries and first fetches under way again', async () => {
  const queries = new QueryClient();
  let language = 'old';
  const shown = (name: string, wait: Promise<void>) => {
    const observer = new QueryObserver(queries, {
      queryKey: [name],
      queryFn: async () => {
        const answer = language;
        await wait;
        return answer;
      },
    });
    return { observer, leave: observer.subscribe(() => {}) };
  };
  const late = Promise.withResolvers<void>();
  const loaded = shown('loaded', Promise.resolve());
  await expect.poll(() => loaded.observer.getCurrentResult().data).toBe('old');
  const loading = shown('loading', late.promise);

  language = 'new';
  invalidateAll(queries);
  late.resolve();
  await expect
    .poll(() => [loaded, loading].map(({ observer }) => observer.getCurrentResult().data))
    .toEqual(['new', 'new']);
  loaded.leave();
  loading.leave();
});
