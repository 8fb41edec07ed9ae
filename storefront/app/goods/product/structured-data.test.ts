import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { describe, expect, it } from 'vitest';
import { makeTranslate } from '../../i18n/translate.ts';
import { productStructuredData } from './structured-data.ts';

const sku = (sales_price: string) => ({
  sku_id: sales_price,
  choice: [],
  spec: '',
  sales_price,
  market_price: sales_price,
  stock: 1,
  image: '',
});
const mug = (prices: string[], more: Partial<ProductDetail> = {}): ProductDetail => ({
  id: 'p1',
  product_id: 'p1',
  mer_id: 's1',
  category_id: 'family',
  category_name: 'Family life',
  category_path: [{ category_id: 'family', name: 'Family life' }],
  adult: false,
  not_sent_to: [],
  sales: 0,
  click: 0,
  score: null,
  review_count: 0,
  is_like: 0,
  on_sale: true,
  flash: null,
  goods: {
    title: 'Porcelain mug',
    summary: 'Holds 350 ml.',
    sales_price: prices[0]!,
    market_price: prices[0]!,
    stock: 3,
    image: '/a.webp',
    images: '/a.webp,/b.webp',
    image_alts: [],
    content: '',
    facts: [],
    use_spec: 0,
    specList: [],
    options: [],
    skus: prices.map(sku),
  },
  no_revocation: '',
  refund_days: 15,
  safety: null,
  freight: { first: '5.00', next: '1.00', free_over: null },
  shipping: [],
  reply_list: [],
  merchant: null,
  other: [],
  ...more,
});
const structure = (product: ProductDetail) =>
  productStructuredData(product, 'https://shop.example', makeTranslate('en', {}));

describe('productStructure', () => {
  it('contains one offer, with absolute addresses', () => {
    expect(structure(mug(['9.50', '9.50']))).toMatchObject({
      '@type': 'Product',
      image: ['https://shop.example/a.webp', 'https://shop.example/b.webp'],
      offers: {
        '@type': 'Offer',
        price: '9.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/detail/p1/s1',
      },
      mainEntityOfPage: {
        breadcrumb: {
          itemListElement: [
            { position: 1 },
            { item: 'https://shop.example/search?category=family' },
            { name: 'Porcelain mug' },
          ],
        },
      },
    });
  });

  it('contains a price range where SKUs differ', () => {
    expect(structure(mug(['9.50', '12.00', '100.00', '11.00']))).toMatchObject({
      offers: { lowPrice: '9.50', highPrice: '100.00', offerCount: 4 },
    });
  });

  it('contains a rating only where there is one, and the availability', () => {
    expect(structure(mug(['9.50']))).not.toHaveProperty('aggregateRating');
    expect(structure(mug(['9.50'], { score: 4.8, review_count: 12 }))).toMatchObject({
      aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
    });
    expect(structure(mug(['9.50'], { on_sale: false }))).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('names the manufacturer where the shop gives it', () => {
    const maker = { name: 'Mirai Works', address: '2-1 Kita, Osaka', contact: 'safety@mirai.example' };
    const product = mug(['9.00'], { safety: { maker, eu_person: null, warnings: '' } });
    expect(structure(product)).toMatchObject({
      manufacturer: { '@type': 'Organization', name: 'Mirai Works' },
    });
  });

  it('tells the days in which the law lets shoppers send it back', () => {
    expect(structure(mug(['9.00']))).toMatchObject({
      offers: {
        hasMerchantReturnPolicy: [
          {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: expect.arrayContaining(['DE', 'NO', 'GB']) as unknown,
            merchantReturnDays: 14,
          },
        ],
      },
    });
  });

  it('tells that a product which the law excludes is not taken back', () => {
    expect(structure(mug(['9.00'], { no_revocation: 'perishable' }))).toMatchObject({
      offers: {
        hasMerchantReturnPolicy: [{ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }],
      },
    });
  });

  it('tells what delivery costs to the countries that the shop names, and to the others of Europe', () => {
    const rate = { price: '5.00', days_from: 2, days_to: 6 };
    const product = mug(['9.00'], {
      shipping: [
        { ...rate, countries: ['DE', 'TH'], not_to: ['TH'] },
        { ...rate, price: '8.00', countries: [], not_to: ['GB'] },
      ],
    });
    const { offers } = structure(product) as { offers: { shippingDetails: Detail[] } };
    interface Detail {
      shippingRate: { value: string };
      shippingDestination: { addressCountry: string }[];
    }
    const [near, far] = offers.shippingDetails.map(({ shippingRate, shippingDestination }) => ({
      price: shippingRate.value,
      countries: shippingDestination.map(({ addressCountry }) => addressCountry),
    }));
    expect(near).toEqual({ price: '5.00', countries: ['DE'] });
    expect(far).toMatchObject({ price: '8.00', countries: expect.arrayContaining(['FR', 'NO']) as unknown });
    expect(far?.countries).not.toEqual(expect.arrayContaining(['GB']));
  });
});
