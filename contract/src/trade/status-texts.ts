import type { Texts } from '../base/locales.ts';
import type { OrderStatus } from './orders.ts';

/** The labels of an order's badge: its status, its refund, or the tab of refunds. */
export type OrderLabel = OrderStatus | 'in_progress' | 'after_sale';

export const orderStatusTexts: Readonly<Record<OrderLabel, Texts>> = {
  waiting_pay: { en: 'To pay', 'zh-CN': '待付款', ja: '支払い待ち', ko: '결제 대기', th: 'รอชำระเงิน' },
  waiting_delivery: { en: 'To ship', 'zh-CN': '待发货', ja: '発送待ち', ko: '배송 준비 중', th: 'รอจัดส่ง' },
  delivered: { en: 'On the way', 'zh-CN': '运输中', ja: '配送中', ko: '배송 중', th: 'กำลังจัดส่ง' },
  received: { en: 'Received', 'zh-CN': '已收货', ja: '受け取り済み', ko: '수령 완료', th: 'ได้รับแล้ว' },
  completed: { en: 'Completed', 'zh-CN': '已完成', ja: '取引完了', ko: '거래 완료', th: 'สำเร็จ' },
  cancelled: { en: 'Cancelled', 'zh-CN': '已取消', ja: 'キャンセル済み', ko: '취소됨', th: 'ยกเลิกแล้ว' },
  after_sale: { en: 'After-sale', 'zh-CN': '售后', ja: '返品・返金', ko: '교환·환불', th: 'หลังการขาย' },
  in_progress: { en: 'Refund in progress', 'zh-CN': '退款中', ja: '返金手続き中', ko: '환불 진행 중', th: 'กำลังคืนเงิน' },
  refunded: { en: 'Refunded', 'zh-CN': '已退款', ja: '返金済み', ko: '환불 완료', th: 'คืนเงินแล้ว' },
};
