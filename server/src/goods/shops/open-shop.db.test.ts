import { shop as showShop } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { openShop, type NewShop } from './index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);

const lantern: NewShop = {
  slug: 'lantern-lane',
  name: 'Lantern Lane',
  slogans: { en: 'Light that travels', ko: '여행하는 빛' },
  abouts: { en: 'We fold paper lanterns.' },
  cities: { en: 'Hoi An, Vietnam' },
  country: 'VN',
  since: 1998,
  avatar: '/media/lantern.webp',
  banner: '/media/lanterns.webp',
  tone: 'pine',
  openedAt: clock.now(),
};
const open = (change: Partial<NewShop> = {}) => db.transact((tx) => openShop(tx, { ...lantern, ...change }));

describe('opening a shop', async () => {
  const id = await open();

  it('creates its page in its languages', async () => {
    expect(await data(showShop, { mer_id: id }, { locale: 'ko' })).toMatchObject({
      mer_name: 'Lantern Lane',
      slogan: '여행하는 빛',
      about: 'We fold paper lanterns.',
      banner: '/media/lanterns.webp',
    });
  });

  it('does not show a closed shop', async () => {
    const closed = await open({ slug: 'lantern-loft', status: 'closed' });
    expect(await refusal(showShop, { mer_id: closed })).toMatchObject({ refusal: 'shop_not_found' });
  });

  it('refuses a slug of another shop', async () => {
    await expect(open()).rejects.toMatchObject({ code: 'shop_slug_taken', fields: ['slug'] });
  });

  const wrong: [string, Partial<NewShop>][] = [
    ['slug', { slug: 'Lantern Lane' }],
    ['name', { name: ' ' }],
    ['slogans', { slogans: {} }],
    ['country', { country: 'XX' }],
    ['since', { since: 3000 }],
    ['avatar', { avatar: '' }],
  ];
  it.each(wrong)('refuses an invalid %s', async (field, change) => {
    await expect(open(change)).rejects.toMatchObject({ code: 'shop_invalid', fields: [field] });
  });
});
