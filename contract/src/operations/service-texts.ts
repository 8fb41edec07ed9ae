import type { Texts } from '../base/locales.ts';

/** The name under which operators write. */
export const platformServiceName: Texts = {
  en: 'Tradewind customer service',
  'zh-CN': 'Tradewind 平台客服',
  ja: 'Tradewindカスタマーサービス',
  ko: 'Tradewind 고객센터',
  th: 'ฝ่ายบริการลูกค้า Tradewind',
};

/** The status of a product card that can't be bought now. */
export const offSaleText: Texts = {
  en: 'Not on sale',
  'zh-CN': '已下架',
  ja: '販売終了',
  ko: '판매 중지',
  th: 'ไม่ได้วางขาย',
};
