import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { locales } from '@tradewind/contract/base/locales';
import type { OrderDetail, OrderRow } from '@tradewind/contract/trade/orders';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeLanguage } from '../../i18n/language.ts';
import { allMessages } from '../../i18n/messages/all.ts';
import { LanguageProvider } from '../../i18n/use-translation.tsx';
import { OrderGoodsPart } from './detail/order-goods-part.tsx';
import { OrderCardPart } from './list/order-card-part.tsx';
import { cancelTextKey } from './order-status.ts';

const english = makeLanguage('en', allMessages.en);

/** The text of a part, in English. */
const textOf = (part: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider language={english}>{part}</LanguageProvider>
    </QueryClientProvider>,
  ).replaceAll(/<[^>]*>/g, '');

const line = {
  order_product_id: 'l',
  product_id: 'p',
  mer_id: 's',
  image: '/media/x.webp',
  title: 'Linen shirt',
  product_price: '10.00',
  spec: '',
  product_num: 1,
  total_price: '10.00',
  is_reply: 0,
} as const;

const head = {
  order_id: 'o',
  order_sn: 'TW1',
  status: 2,
  refund_status: 0,
  status_text: 'On the way',
  total_num: 1,
  total_price: '15.00',
  discount: '0.00',
  mer_id: 's',
  mer_name: 'Harbour Tailors',
  mer_avatar: '',
  allowed: [],
} as const;

describe('the estimate of duty and tax', () => {
  /** What the bill of an order reads as. */
  const bill = (cancelledAt: string | null) =>
    textOf(
      <OrderGoodsPart
        order={
          {
            ...head,
            status: cancelledAt ? -1 : 1,
            cancelled_at: cancelledAt,
            products: [line],
            goods: '10.00',
            freight: '5.00',
            duty: '0.00',
            tax: '0.00',
            duty_estimate: '1.20',
            tax_estimate: '0.80',
            delivery_option: { kind: 'standard', name: 'Standard', days_from: 3, days_to: 5 },
            promise: null,
            promo_code: '',
            shop_promo_code: '',
            paid_at: '2026-03-01T12:00:00Z',
          } as unknown as OrderDetail
        }
      />,
    );

  it('stands below the bill of an order that will arrive', () => {
    expect(bill(null)).toContain('≈ $1.20');
  });

  it('is not shown for a cancelled order, which no customs will see', () => {
    const cancelled = bill('2026-03-02T12:00:00Z');
    expect(cancelled).not.toContain('≈');
    expect(cancelled).not.toContain('Estimate');
  });
});

describe('the question before a cancellation', () => {
  const promo = { en: 'promo code', 'zh-CN': '优惠码', ja: 'クーポンコード', ko: '할인 코드', th: 'โค้ดส่วนลด' };

  it.each(locales)('names a promo code only where one was used, in %s', (locale) => {
    const { t } = makeLanguage(locale, allMessages[locale]).current();
    for (const isPaid of [false, true]) {
      expect(t(cancelTextKey('1.50', isPaid))).toContain(promo[locale]);
      expect(t(cancelTextKey('0.00', isPaid))).not.toContain(promo[locale]);
    }
  });
});

describe('the parcel of an order in the list', () => {
  const card = (more: Partial<OrderRow>) =>
    textOf(<OrderCardPart order={{ ...head, product: [line], ...more } as unknown as OrderRow} actions={null} />);
  const parcel = {
    status: 'out_for_delivery',
    text: 'Out for delivery',
    at: '2026-03-04T09:10:00.000Z',
    count: 1,
  } as const;

  it('is its latest state with the time', () => {
    expect(card({ parcel })).toMatch(/Out for delivery · Mar 4/);
    expect(card({ parcel })).not.toContain('parcels');
  });

  it('says how many there are', () => {
    expect(card({ parcel: { ...parcel, count: 2 } })).toContain('2 parcels');
  });

  it('is the promised day while nothing was sent', () => {
    const promise = { by: '2026-03-12', arrived_on: null, days_late: 0 };
    expect(card({ parcel: null, promise })).toContain('Arrives by Thu, Mar 12');
  });

  it('says nothing where nothing is known', () => {
    expect(card({ parcel: null, promise: null })).toBe(card({}));
  });
});
