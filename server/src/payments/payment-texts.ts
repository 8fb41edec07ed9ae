import type { Texts } from '@tradewind/contract/locales';

/** What stands on the page on which somebody pays. */
export const paymentTexts = {
  topUp: { en: 'Wallet top-up', 'zh-CN': '钱包充值', ja: 'ウォレットへのチャージ', ko: '지갑 충전', th: 'เติมเงินเข้ากระเป๋า' },
  title: { en: 'Payment sandbox', 'zh-CN': '支付沙盒', ja: '決済サンドボックス', ko: '결제 샌드박스', th: 'หน้าทดลองชำระเงิน' },
  explanation: {
    en: 'This is a demo shop: no card is asked for and no money is charged. Choose what the payment provider shall say.',
    'zh-CN': '这是演示商城：无需银行卡，也不会扣款。请选择支付服务商的处理结果。',
    ja: 'ここはデモショップです。カードは不要で、請求も発生しません。決済サービスの返答を選んでください。',
    ko: '데모 쇼핑몰입니다. 카드가 필요 없고 청구되지 않습니다. 결제 서비스의 응답을 선택해 주세요.',
    th: 'นี่คือร้านสาธิต ไม่ต้องใช้บัตรและไม่มีการเรียกเก็บเงิน เลือกผลที่ผู้ให้บริการชำระเงินจะตอบกลับ',
  },
  card: { en: 'By card', 'zh-CN': '银行卡', ja: 'カード', ko: '카드', th: 'บัตร' },
  online: { en: 'Online payment', 'zh-CN': '在线支付', ja: 'オンライン決済', ko: '온라인 결제', th: 'ชำระเงินออนไลน์' },
  pay: { en: 'Pay', 'zh-CN': '支付成功', ja: '支払う', ko: '결제', th: 'ชำระเงิน' },
  pay_late: {
    en: 'Pay, and let the shop hear of it late',
    'zh-CN': '支付成功，稍后通知商城',
    ja: '支払い、ショップへの通知は遅らせる',
    ko: '결제하고 쇼핑몰에는 늦게 알리기',
    th: 'ชำระเงิน แต่แจ้งร้านช้า',
  },
  pay_twice: {
    en: 'Pay, and tell the shop twice',
    'zh-CN': '支付成功，重复通知商城',
    ja: '支払い、ショップへ2回通知する',
    ko: '결제하고 쇼핑몰에 두 번 알리기',
    th: 'ชำระเงิน และแจ้งร้านสองครั้ง',
  },
  decline: { en: 'Decline the payment', 'zh-CN': '支付失败', ja: '支払いを拒否する', ko: '결제 거절', th: 'ปฏิเสธการชำระเงิน' },
  repeat: { en: 'Tell the shop again', 'zh-CN': '再次通知商城', ja: 'ショップへもう一度通知する', ko: '쇼핑몰에 다시 알리기', th: 'แจ้งร้านอีกครั้ง' },
  dispute: {
    en: 'Take the payment back, as a disputed one',
    'zh-CN': '以拒付方式撤回款项',
    ja: '異議申し立てとして取り戻す',
    ko: '이의 제기로 결제 되돌리기',
    th: 'ดึงเงินคืนแบบมีข้อโต้แย้ง',
  },
  back: { en: 'Back to the shop', 'zh-CN': '返回商城', ja: 'ショップに戻る', ko: '쇼핑몰로 돌아가기', th: 'กลับไปที่ร้าน' },
  processing: {
    en: 'Paid. The shop hears of it in a moment.',
    'zh-CN': '已支付，稍后通知商城。',
    ja: '支払い済みです。まもなくショップに通知されます。',
    ko: '결제했습니다. 곧 쇼핑몰에 알려집니다.',
    th: 'ชำระแล้ว ร้านจะได้รับแจ้งในอีกสักครู่',
  },
  paid: { en: 'Paid.', 'zh-CN': '已支付。', ja: '支払い済みです。', ko: '결제했습니다.', th: 'ชำระแล้ว' },
  declined: { en: 'Declined.', 'zh-CN': '支付失败。', ja: '拒否されました。', ko: '거절되었습니다.', th: 'ถูกปฏิเสธ' },
  expired: { en: 'The time to pay is over.', 'zh-CN': '支付时间已过。', ja: '支払い期限が過ぎました。', ko: '결제 시간이 지났습니다.', th: 'หมดเวลาชำระเงินแล้ว' },
} as const satisfies Record<string, Texts>;
