import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { isPublic } from './kept.ts';

const day = 24 * 60 * 60;

export const filesOfBuild = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
});

export const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isPublic(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  ],
});
