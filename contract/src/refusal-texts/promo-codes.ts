import type { Texts } from '../locales.ts';

/** Promo codes at checkout. */
export const promoCodes = {
  promo_unknown: {
    en: 'This promo code does not exist. Please check the spelling.',
    'zh-CN': '优惠码不存在，请检查是否输入正确。',
    ja: 'このクーポンコードは存在しません。入力内容をご確認ください。',
    ko: '존재하지 않는 할인 코드입니다. 올바르게 입력했는지 확인해 주세요.',
    th: 'ไม่พบโค้ดส่วนลดนี้ กรุณาตรวจสอบตัวสะกด',
  },
  promo_expired: {
    en: 'This promo code is not valid at the moment. Please use another one or go on without it.',
    'zh-CN': '优惠码不在有效期内，请使用其他优惠码或直接结算。',
    ja: 'このクーポンコードは有効期間外です。別のコードを使うか、そのままお進みください。',
    ko: '유효 기간이 아닌 할인 코드입니다. 다른 코드를 사용하거나 코드 없이 진행해 주세요.',
    th: 'โค้ดส่วนลดนี้ไม่อยู่ในช่วงเวลาที่ใช้ได้ กรุณาใช้โค้ดอื่นหรือดำเนินการต่อโดยไม่ใช้โค้ด',
  },
  promo_used: {
    en: 'You have already used this promo code. Please use another one or go on without it.',
    'zh-CN': '您已使用过该优惠码，请使用其他优惠码或直接结算。',
    ja: 'このクーポンコードはすでにご利用済みです。別のコードを使うか、そのままお進みください。',
    ko: '이미 사용한 할인 코드입니다. 다른 코드를 사용하거나 코드 없이 진행해 주세요.',
    th: 'คุณใช้โค้ดส่วนลดนี้ไปแล้ว กรุณาใช้โค้ดอื่นหรือดำเนินการต่อโดยไม่ใช้โค้ด',
  },
  promo_used_up: {
    en: 'This promo code has been used up. Please use another one or go on without it.',
    'zh-CN': '该优惠码的使用次数已用完，请使用其他优惠码或直接结算。',
    ja: 'このクーポンコードは利用上限に達しました。別のコードを使うか、そのままお進みください。',
    ko: '모두 소진된 할인 코드입니다. 다른 코드를 사용하거나 코드 없이 진행해 주세요.',
    th: 'โค้ดส่วนลดนี้ถูกใช้ครบจำนวนแล้ว กรุณาใช้โค้ดอื่นหรือดำเนินการต่อโดยไม่ใช้โค้ด',
  },
  promo_minimum: {
    en: 'The goods do not reach the minimum of this promo code[ ({amount})]. Please add some or go on without it.',
    'zh-CN': '未达到优惠码的最低消费[（{amount}）]，请添加商品或直接结算。',
    ja: 'このクーポンコードの最低購入金額[（{amount}）]に達していません。商品を追加するか、コードなしでお進みください。',
    ko: '할인 코드의 최소 주문 금액[({amount})]에 미치지 못합니다. 상품을 더 담거나 코드 없이 진행해 주세요.',
    th: 'ยอดสินค้ายังไม่ถึงขั้นต่ำของโค้ดส่วนลดนี้[ ({amount})] กรุณาเพิ่มสินค้าหรือดำเนินการต่อโดยไม่ใช้โค้ด',
  },
} as const satisfies Record<string, Texts>;
