import type { Texts } from '@tradewind/contract/base/locales';
import { texts } from './texts.ts';

/** A promo code of the demo data. Amounts are US cents. */
export interface DemoPromo {
  /** What a shopper types at checkout. */
  code: string;
  title: Texts;
  discount: { kind: 'amount'; amount: number } | { kind: 'percent'; percent: number; cap: number | null };
  /** Minimum amount of products. */
  minimum: number;
  /** Who bears the discount: the platform, or a shop by its slug. */
  bearer: 'platform' | { shop: string };
  /** How often one shopper may use it; null = unlimited. */
  perShopper: number | null;
  /** Shoppers claim it on the page of its shop. */
  claimable?: true;
  /** It joined the campaign of the demo, whose platform bears a part. */
  campaign?: true;
  /** Whom it is for; everybody when absent. */
  for?: { accounts: readonly string[] } | { firstOrder: true } | { registeredDaysAgo: number } | { awayDays: number };
}

export const promos: readonly DemoPromo[] = [
  {
    code: 'HELLO10',
    title: texts(
      '$10 off an order from $60',
      '满60美元减10美元',
      '60ドル以上のご注文で10ドル引き',
      '60달러 이상 주문 시 10달러 할인',
      'ลด 10 ดอลลาร์เมื่อซื้อครบ 60 ดอลลาร์',
    ),
    discount: { kind: 'amount', amount: 1000 },
    minimum: 6000,
    bearer: 'platform',
    perShopper: 1,
  },
  {
    code: 'SAIL5',
    title: texts(
      '5 % off goods from $30, up to $25',
      '商品满30美元享95折，最多减25美元',
      '商品30ドル以上で5%引き（最大25ドル）',
      '상품 30달러 이상 5% 할인, 최대 25달러',
      'ลดค่าสินค้า 5 % เมื่อซื้อครบ 30 ดอลลาร์ สูงสุด 25 ดอลลาร์',
    ),
    discount: { kind: 'percent', percent: 5, cap: 2500 },
    minimum: 3000,
    bearer: 'platform',
    perShopper: null,
  },
  {
    code: 'KILN10',
    title: texts(
      '10 % off pottery from $40',
      '陶器满40美元享9折',
      '陶器40ドル以上で10%引き',
      '도자기 40달러 이상 10% 할인',
      'ลดเครื่องปั้นดินเผา 10 % เมื่อซื้อครบ 40 ดอลลาร์',
    ),
    discount: { kind: 'percent', percent: 10, cap: null },
    minimum: 4000,
    bearer: { shop: 'kiln-and-clay' },
    perShopper: null,
  },
  {
    code: 'HOSHI8',
    title: texts('$8 off from $70', '满 $70 立减 $8', '$70以上で$8引き', '$70 이상 $8 할인', 'ลด $8 เมื่อซื้อครบ $70'),
    discount: { kind: 'amount', amount: 800 },
    minimum: 7000,
    bearer: { shop: 'hoshi-audio' },
    perShopper: 1,
    claimable: true,
  },
  {
    code: 'CLAYHOME',
    title: texts(
      '20% off, up to $30',
      '优惠 20%，最多减 $30',
      '20%引き（最大$30）',
      '20% 할인, 최대 $30',
      'ลด 20% สูงสุด $30',
    ),
    discount: { kind: 'percent', percent: 20, cap: 3000 },
    minimum: 0,
    bearer: { shop: 'kiln-and-clay' },
    perShopper: 1,
    claimable: true,
    campaign: true,
  },
  {
    code: 'FORLIN',
    title: texts(
      '$15 off from $120',
      '满 $120 立减 $15',
      '$120以上で$15引き',
      '$120 이상 $15 할인',
      'ลด $15 เมื่อซื้อครบ $120',
    ),
    discount: { kind: 'amount', amount: 1500 },
    minimum: 12000,
    bearer: 'platform',
    perShopper: 1,
    for: { accounts: ['lin'] },
  },
  {
    code: 'FIRSTSAIL',
    title: texts(
      '$20 off from $300',
      '满 $300 立减 $20',
      '$300以上で$20引き',
      '$300 이상 $20 할인',
      'ลด $20 เมื่อซื้อครบ $300',
    ),
    discount: { kind: 'amount', amount: 2000 },
    minimum: 30000,
    bearer: 'platform',
    perShopper: 1,
    for: { firstOrder: true },
  },
  {
    code: 'NEWHARBOUR',
    title: texts(
      '5% off from $300, up to $30',
      '满 $300 优惠 5%，最多减 $30',
      '$300以上で5%引き（最大$30）',
      '$300 이상 5% 할인, 최대 $30',
      'ลด 5% เมื่อซื้อครบ $300 สูงสุด $30',
    ),
    discount: { kind: 'percent', percent: 5, cap: 3000 },
    minimum: 30000,
    bearer: 'platform',
    perShopper: 1,
    for: { registeredDaysAgo: 30 },
  },
  {
    code: 'COMEBACK',
    title: texts(
      '10% off from $200, up to $40',
      '满 $200 优惠 10%，最多减 $40',
      '$200以上で10%引き（最大$40）',
      '$200 이상 10% 할인, 최대 $40',
      'ลด 10% เมื่อซื้อครบ $200 สูงสุด $40',
    ),
    discount: { kind: 'percent', percent: 10, cap: 4000 },
    minimum: 20000,
    bearer: 'platform',
    perShopper: 1,
    for: { awayDays: 90 },
  },
];
