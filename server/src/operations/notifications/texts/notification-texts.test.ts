import { locales } from '@tradewind/contract/base/locales';
import { namesIn } from '@tradewind/contract/base/fill-text';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../kinds.ts';
import { afterSaleTexts } from './after-sales.ts';
import { favouriteTexts } from './favourites.ts';
import { merchantTexts } from './merchants.ts';
import { orderTexts } from './orders.ts';
import { reviewTexts } from './reviews.ts';
import { securityTexts } from './security.ts';
import { shopTexts } from './shops.ts';
import { walletTexts } from './wallet.ts';

describe('texts', () => {
  const all = {
    ...orderTexts,
    ...reviewTexts,
    ...afterSaleTexts,
    ...walletTexts,
    ...securityTexts,
    ...shopTexts,
    ...favouriteTexts,
    ...merchantTexts,
  };

  it.each(Object.entries(all))('%s has the same placeholders in every language', (kind, { title, text }) => {
    expect(kindOf(kind)).toBeDefined();
    for (const locale of locales) {
      expect(namesIn(title[locale]), locale).toEqual(namesIn(title.en));
      expect(namesIn(text[locale]), locale).toEqual(namesIn(text.en));
    }
  });
});
