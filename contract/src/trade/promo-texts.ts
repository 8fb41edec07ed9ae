import { fillText } from '../base/fill-text.ts';
import { locales, type Texts } from '../base/locales.ts';

const amountOff: Texts = {
  en: '{amount} off[ from {minimum}]',
  'zh-CN': '[满 {minimum} ]立减 {amount}',
  ja: '[{minimum}以上で]{amount}引き',
  ko: '[{minimum} 이상 ]{amount} 할인',
  th: 'ลด {amount}[ เมื่อซื้อครบ {minimum}]',
};
const percentOff: Texts = {
  en: '{percent}% off[ from {minimum}][, up to {cap}]',
  'zh-CN': '[满 {minimum} ]优惠 {percent}%[，最多减 {cap}]',
  ja: '[{minimum}以上で]{percent}%引き[（最大{cap}）]',
  ko: '[{minimum} 이상 ]{percent}% 할인[, 최대 {cap}]',
  th: 'ลด {percent}%[ เมื่อซื้อครบ {minimum}][ สูงสุด {cap}]',
};

/** The title of a promo code in every language, made from its amounts. */
export function promoTitles({
  kind,
  ...figures
}: {
  kind: 'amount' | 'percent';
  amount?: string;
  percent?: string;
  minimum?: string;
  cap?: string;
}): Texts {
  const details = Object.fromEntries(
    Object.entries(figures).filter(([, figure]) => figure !== undefined && figure !== ''),
  );
  const texts = kind === 'amount' ? amountOff : percentOff;
  return Object.fromEntries(locales.map((locale) => [locale, fillText(texts[locale], details)])) as Texts;
}

/** Why a coupon that would apply is not the one in use. */
export const couponLeftTexts: Readonly<Record<'less' | 'other' | 'platform', Texts>> = {
  less: {
    en: '{code} takes off as much or more',
    'zh-CN': '{code} 的优惠相同或更多',
    ja: '{code}のほうが割引が大きいか同じです',
    ko: '{code}의 할인이 같거나 더 큽니다',
    th: '{code} ลดได้เท่ากันหรือมากกว่า',
  },
  other: {
    en: 'One code per shop applies, and {code} is in use',
    'zh-CN': '每家店铺限用一个优惠码，已使用 {code}',
    ja: '各ショップ1つまでで、{code}を使用中です',
    ko: '상점마다 하나만 쓸 수 있고 {code}을(를) 쓰고 있습니다',
    th: 'ใช้ได้ร้านละหนึ่งโค้ด และกำลังใช้ {code}',
  },
  platform: {
    en: 'One code of ours applies, and {code} is in use',
    'zh-CN': '平台优惠码限用一个，已使用 {code}',
    ja: '当サイトのコードは1つまでで、{code}を使用中です',
    ko: '플랫폼 코드는 하나만 쓸 수 있고 {code}을(를) 쓰고 있습니다',
    th: 'ใช้โค้ดของเราได้หนึ่งโค้ด และกำลังใช้ {code}',
  },
};

/** Whether a promo code can be used. */
export const promoStateTexts: Readonly<Record<'upcoming' | 'current' | 'past', Texts>> = {
  upcoming: { en: 'Upcoming', 'zh-CN': '未开始', ja: '開始前', ko: '예정', th: 'ยังไม่เริ่ม' },
  current: { en: 'In force', 'zh-CN': '生效中', ja: '有効', ko: '사용 가능', th: 'ใช้งานได้' },
  past: { en: 'Ended', 'zh-CN': '已结束', ja: '終了', ko: '종료', th: 'สิ้นสุดแล้ว' },
};
