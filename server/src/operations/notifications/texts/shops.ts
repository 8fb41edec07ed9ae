import type { NotificationTexts } from './notification-texts.ts';

/** Texts for shoppers about shops that they follow. */
export const shopTexts = {
  shop_news: {
    title: {
      en: 'News from {shop}',
      'zh-CN': '{shop} 的消息',
      ja: '{shop}からのお知らせ',
      ko: '{shop} 소식',
      th: 'ข่าวจาก {shop}',
    },
    text: { en: '{words}', 'zh-CN': '{words}', ja: '{words}', ko: '{words}', th: '{words}' },
  },
  shop_new_products: {
    title: {
      en: 'New at {shop}',
      'zh-CN': '{shop} 上新',
      ja: '{shop}の新着',
      ko: '{shop} 신상품',
      th: 'สินค้าใหม่ที่ {shop}',
    },
    text: {
      en: 'A shop you follow has new products: {count}.',
      'zh-CN': '您关注的店铺上新了 {count} 件商品。',
      ja: 'フォロー中のショップの新着商品が{count}点あります。',
      ko: '팔로우한 상점에 새 상품 {count}개가 올라왔습니다.',
      th: 'ร้านที่คุณติดตามมีสินค้าใหม่ {count} รายการ',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
