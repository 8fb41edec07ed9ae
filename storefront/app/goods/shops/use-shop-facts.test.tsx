import type { ShopCard } from '@tradewind/contract/goods/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeLanguage } from '../../i18n/language.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { LanguageProvider } from '../../i18n/use-translation.tsx';
import { useShopFacts, useShopLine } from './use-shop-facts.ts';

const messages = await loadMessages('en');
const language = makeLanguage('en', messages);
const shop = (figures: Partial<ShopCard>): ShopCard => ({
  mer_id: 's1',
  mer_name: 'Kiln & Clay',
  mer_avatar: '',
  follow_count: 0,
  good_rate: '–',
  review_count: 0,
  total_price: '0',
  reply_minutes: null,
  is_follow: 0,
  slogan: '',
  city: 'Lisbon',
  since: 1987,
  tone: 'sea',
  pictures: [],
  ...figures,
});

function Facts({ of }: { of: ShopCard }) {
  const facts = useShopFacts(of).map(({ id, value }) => `${id} ${value}`);
  return <>{[...facts, useShopLine(of)].join(', ')}</>;
}
const said = (figures: Partial<ShopCard>) =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Facts of={shop(figures)} />
    </LanguageProvider>,
  );

describe('what is said of a shop', () => {
  it('is its rate where the server gives one', () => {
    expect(said({ good_rate: 90, review_count: 10 })).toBe('favourable 90%, 90% positive');
  });

  it('is no rate of a few reviews', () => {
    expect(said({ review_count: 9 })).toBe('Lisbon');
  });

  it('is that it is new before the first review, sale and follower', () => {
    expect(said({})).toBe('New shop · Lisbon');
  });

  it('leaves out zeros', () => {
    expect(said({ total_price: '12' })).toBe('sales 12, Lisbon');
  });
});
