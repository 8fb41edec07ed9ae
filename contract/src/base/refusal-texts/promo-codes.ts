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
  campaign_not_open: {
    en: 'This campaign has ended.',
    'zh-CN': '该活动已结束。',
    ja: 'このキャンペーンは終了しました。',
    ko: '종료된 캠페인입니다.',
    th: 'แคมเปญนี้สิ้นสุดแล้ว',
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
  promo_other_shop: {
    en: 'This promo code is of a shop[ ({shop})] that none of these goods come from. Please take it out.',
    'zh-CN': '该优惠码属于其他店铺[（{shop}）]，不适用于这些商品，请移除。',
    ja: 'このクーポンコードは別のショップ[（{shop}）]のものです。外してください。',
    ko: '다른 상점[({shop})]의 할인 코드입니다. 코드를 빼 주세요.',
    th: 'โค้ดส่วนลดนี้เป็นของร้านอื่น[ ({shop})] กรุณานำออก',
  },
  promo_together: {
    en: 'One code of ours and one of each shop can be used together. Please take out a code first.',
    'zh-CN': '平台优惠码和每家店铺的优惠码各限用一个，请先移除一个。',
    ja: '当サイトのコード1つと各ショップのコード1つまで併用できます。先にコードを1つ外してください。',
    ko: '플랫폼 코드 하나와 상점별 코드 하나만 함께 쓸 수 있습니다. 먼저 코드를 하나 빼 주세요.',
    th: 'ใช้ร่วมกันได้เพียงโค้ดของเราหนึ่งโค้ดและของแต่ละร้านหนึ่งโค้ด กรุณานำโค้ดออกก่อน',
  },
  promo_code_taken: {
    en: 'This code exists already. Please choose another one.',
    'zh-CN': '该优惠码已存在，请换一个。',
    ja: 'このコードはすでに使われています。別のコードにしてください。',
    ko: '이미 있는 코드입니다. 다른 코드를 정해 주세요.',
    th: 'มีโค้ดนี้อยู่แล้ว กรุณาตั้งโค้ดอื่น',
  },
  promo_invalid: {
    en: 'The terms of this promo code do not fit together. Please check code, value and dates.',
    'zh-CN': '优惠码设置有误，请检查代码、优惠和日期。',
    ja: 'クーポンコードの設定に誤りがあります。コード、割引、日付をご確認ください。',
    ko: '할인 코드 설정이 올바르지 않습니다. 코드, 할인, 날짜를 확인해 주세요.',
    th: 'การตั้งค่าโค้ดส่วนลดไม่ถูกต้อง กรุณาตรวจสอบโค้ด ส่วนลด และวันที่',
  },
  promo_not_found: {
    en: 'This promo code was not found or has ended already. Please reload.',
    'zh-CN': '找不到该优惠码或已结束，请刷新后再试。',
    ja: 'このクーポンコードは見つからないか、すでに終了しています。再読み込みしてください。',
    ko: '할인 코드를 찾을 수 없거나 이미 종료되었습니다. 새로 고침해 주세요.',
    th: 'ไม่พบโค้ดส่วนลดนี้หรือสิ้นสุดไปแล้ว กรุณาโหลดใหม่',
  },
} as const satisfies Record<string, Texts>;
