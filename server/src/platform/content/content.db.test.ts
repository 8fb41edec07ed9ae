import { bannerImages, banners, platform } from '@tradewind/contract/platform/content';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { createBanner } from './index.ts';

const db = await testDatabase();
const app = await testApp(db);

it('shows banners by position in the caller’s language, with a fallback for missing texts', async () => {
  await db.transact(async (tx) => {
    await createBanner(tx, {
      position: 2,
      kickers: {},
      titles: { en: 'Second' },
      actions: { en: 'Look' },
      tone: 'rose',
      image: '/media/b2.webp',
      picture: '/media/b2-on-a-ground.webp',
      link: '/popular',
    });
    await createBanner(tx, {
      position: 1,
      kickers: { en: 'New' },
      titles: { en: 'First', th: 'แรก' },
      actions: { en: 'Shop' },
      tone: 'sea',
      image: '/media/b1.webp',
      link: '/products',
    });
  });
  const shown = await app.data(banners, {}, { locale: 'th' });
  expect(shown).toMatchObject([
    { kicker: 'New', title: 'แรก', action: 'Shop', tone: 'sea', image: '/media/b1.webp', link: '/products' },
    { kicker: '', title: 'Second', tone: 'rose' },
  ]);
  expect(await app.data(bannerImages, {})).toEqual(['/media/b1.webp', '/media/b2-on-a-ground.webp']);
});

it('shows the platform’s name, logo and links', async () => {
  expect(await app.data(platform, {})).toEqual({
    logo: 'http://localhost:80/icon.svg',
    name: 'Tradewind',
    custom_service: 'http://localhost:80/service',
    merchant_link: 'http://localhost:80/merchantEntry',
  });
});
