import type { DeliveryKind } from './freight.ts';
import type { Texts } from '../base/locales.ts';

/** The names of delivery options. */
export const deliveryKindTexts: Readonly<Record<DeliveryKind, Texts>> = {
  standard: { en: 'Standard', 'zh-CN': '标准配送', ja: '通常配送', ko: '일반 배송', th: 'ส่งแบบมาตรฐาน' },
  express: { en: 'Express', 'zh-CN': '快速配送', ja: 'お急ぎ便', ko: '빠른 배송', th: 'ส่งด่วน' },
};
