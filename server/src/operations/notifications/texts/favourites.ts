import type { NotificationTexts } from './notification-texts.ts';

/** Texts for shoppers about products that they like, coupons of shops that they follow, and promo codes that are for them. */
export const favouriteTexts = {
  favourite_cheaper: {
    title: {
      en: 'Price drop on a favourite',
      'zh-CN': '您收藏的商品降价了',
      ja: 'お気に入りが値下がりしました',
      ko: '찜한 상품의 가격이 내렸습니다',
      th: 'สินค้าที่ถูกใจลดราคา',
    },
    text: {
      en: '{product} now costs {amount} instead of {before}.',
      'zh-CN': '“{product}”现价 {amount}，原价 {before}。',
      ja: '「{product}」が{before}から{amount}になりました。',
      ko: '{product} 가격이 {before}에서 {amount}(으)로 내렸습니다.',
      th: '{product} ลดจาก {before} เหลือ {amount}',
    },
  },
  favourite_back: {
    title: {
      en: 'A favourite is back in stock',
      'zh-CN': '您收藏的商品重新到货',
      ja: 'お気に入りが再入荷しました',
      ko: '찜한 상품이 다시 입고되었습니다',
      th: 'สินค้าที่ถูกใจมีของอีกครั้ง',
    },
    text: {
      en: '{product} is available again, for {amount}.',
      'zh-CN': '“{product}”可以再次购买，价格 {amount}。',
      ja: '「{product}」を{amount}で再びお買い求めいただけます。',
      ko: '{product} 상품을 {amount}에 다시 구매할 수 있습니다.',
      th: '{product} มีของอีกครั้ง ราคา {amount}',
    },
  },
  shop_coupon: {
    title: {
      en: 'A coupon from {shop}',
      'zh-CN': '{shop} 发放优惠券',
      ja: '{shop}のクーポン',
      ko: '{shop} 쿠폰',
      th: 'คูปองจาก {shop}',
    },
    text: {
      en: '{shop} has a new coupon. Claim it on the shop’s page.',
      'zh-CN': '{shop} 推出了新的优惠券，可在店铺页面领取。',
      ja: '{shop}が新しいクーポンを配布しています。ショップのページで獲得できます。',
      ko: '{shop}에 새 쿠폰이 나왔습니다. 상점 페이지에서 받을 수 있습니다.',
      th: '{shop} มีคูปองใหม่ เก็บได้ที่หน้าร้าน',
    },
  },
  personal_code: {
    title: {
      en: 'A promo code for you',
      'zh-CN': '送您一个专属优惠码',
      ja: 'お客様専用のクーポンコード',
      ko: '회원님께 드리는 할인 코드',
      th: 'โค้ดส่วนลดสำหรับคุณ',
    },
    text: {
      en: 'The code {code} is for your account. It’s in My coupons and comes off at checkout.',
      'zh-CN': '优惠码 {code} 仅限您的账号使用。可在“我的优惠券”中查看，结算时自动抵扣。',
      ja: 'コード{code}はお客様のアカウント専用です。「クーポン」に追加され、ご注文時に適用されます。',
      ko: '{code} 코드는 회원님의 계정에서만 쓸 수 있습니다. 쿠폰 목록에 있으며 결제할 때 적용됩니다.',
      th: 'โค้ด {code} ใช้ได้กับบัญชีของคุณเท่านั้น ดูได้ใน “คูปองของฉัน” และระบบจะลดให้ตอนชำระเงิน',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
