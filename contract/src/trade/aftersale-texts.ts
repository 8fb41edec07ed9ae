import type { Fault, RefundState } from './refunds.ts';
import { fillText } from '../base/fill-text.ts';
import type { Locale, Texts } from '../base/locales.ts';

/** The labels of the statuses of a refund. */
export const refundStateTexts: Readonly<Record<RefundState, Texts>> = {
  pending: {
    en: 'Waiting for the shop',
    'zh-CN': '等待商家处理',
    ja: 'ショップの回答待ち',
    ko: '판매자 답변 대기',
    th: 'รอร้านค้าตอบ',
  },
  offered: {
    en: 'Partial refund offered',
    'zh-CN': '商家提出部分退款',
    ja: '一部返金の提案あり',
    ko: '부분 환불 제안됨',
    th: 'ร้านเสนอคืนเงินบางส่วน',
  },
  rejected: { en: 'No agreement', 'zh-CN': '未达成一致', ja: '合意に至らず', ko: '합의되지 않음', th: 'ยังตกลงกันไม่ได้' },
  waiting_return: {
    en: 'Goods to be sent back',
    'zh-CN': '待寄回商品',
    ja: '商品の返送待ち',
    ko: '상품 반송 대기',
    th: 'รอส่งสินค้าคืน',
  },
  returned: {
    en: 'Goods on their way back',
    'zh-CN': '商品退回中',
    ja: '商品を返送中',
    ko: '상품 반송 중',
    th: 'กำลังส่งสินค้าคืน',
  },
  in_dispute: { en: 'In dispute', 'zh-CN': '平台介入中', ja: '裁定中', ko: '분쟁 심사 중', th: 'อยู่ระหว่างข้อพิพาท' },
  refunded: { en: 'Refunded', 'zh-CN': '已退款', ja: '返金済み', ko: '환불 완료', th: 'คืนเงินแล้ว' },
  exchanged: { en: 'Exchanged', 'zh-CN': '已换货', ja: '交換済み', ko: '교환 완료', th: 'เปลี่ยนสินค้าแล้ว' },
  dismissed: {
    en: 'Ruled: no refund',
    'zh-CN': '裁定不予退款',
    ja: '裁定：返金なし',
    ko: '심사 결과 환불 없음',
    th: 'ตัดสินแล้ว: ไม่คืนเงิน',
  },
  withdrawn: { en: 'Withdrawn', 'zh-CN': '已撤销', ja: '取り下げ済み', ko: '철회됨', th: 'ถอนคำขอแล้ว' },
  lapsed: {
    en: 'Closed, time ran out',
    'zh-CN': '超时关闭',
    ja: '期限切れで終了',
    ko: '기한 만료로 종료',
    th: 'ปิดเพราะหมดเวลา',
  },
};

export const faultTexts: Readonly<Record<Fault, Texts>> = {
  shop: { en: 'The shop', 'zh-CN': '商家', ja: 'ショップ', ko: '판매자', th: 'ร้านค้า' },
  shopper: { en: 'The shopper', 'zh-CN': '买家', ja: '購入者', ko: '구매자', th: 'ผู้ซื้อ' },
  carrier: { en: 'The carrier', 'zh-CN': '承运商', ja: '配送会社', ko: '택배사', th: 'บริษัทขนส่ง' },
  nobody: { en: 'Nobody', 'zh-CN': '无人有责', ja: 'どちらでもない', ko: '누구의 잘못도 아님', th: 'ไม่มีฝ่ายใดผิด' },
};

/** What a withdrawal from a contract says, and what a refund that follows from one is called. */
export const revocationTexts = {
  reason: {
    en: 'Withdrawal from the contract',
    'zh-CN': '撤回合同',
    ja: '契約の撤回',
    ko: '청약 철회',
    th: 'ยกเลิกสัญญาตามสิทธิ',
  },
  statement: {
    en: 'I, {name}, withdraw from the contract about order {order}: {goods}.',
    'zh-CN': '本人 {name} 撤回订单 {order} 的合同：{goods}。',
    ja: '私、{name}は、注文{order}に関する契約を撤回します：{goods}。',
    ko: '본인 {name}은(는) 주문 {order}의 계약을 철회합니다: {goods}.',
    th: 'ข้าพเจ้า {name} ขอยกเลิกสัญญาของคำสั่งซื้อ {order}: {goods}',
  },
} as const satisfies Record<string, Texts>;

/** The statement of a withdrawal from a contract in the shopper's language, as it is shown, stored and confirmed. */
export const revocationStatement = (
  locale: Locale,
  { name, order, goods }: { name: string; order: string; goods: readonly { title: string; quantity: number }[] },
): string =>
  fillText(revocationTexts.statement[locale], {
    name,
    order,
    goods: goods.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
  });
