import type { Texts } from '../base/locales.ts';
import type { MovementReason } from './shop-desk/stock.ts';

/** Why a stock changed, in the words of the shop desk and of its files. */
export const movementLabels: Readonly<Record<MovementReason, Texts>> = {
  received: { en: 'Received', 'zh-CN': '到货', ja: '入荷', ko: '입고', th: 'รับเข้า' },
  counted: { en: 'Counted', 'zh-CN': '盘点', ja: '棚卸し', ko: '실사', th: 'นับสต็อก' },
  damaged: { en: 'Damaged', 'zh-CN': '损坏', ja: '破損', ko: '파손', th: 'เสียหาย' },
  other: { en: 'Other', 'zh-CN': '其他', ja: 'その他', ko: '기타', th: 'อื่น ๆ' },
  created: { en: 'First stock', 'zh-CN': '初始库存', ja: '最初の在庫', ko: '첫 재고', th: 'สต็อกแรก' },
  edited: { en: 'Edited', 'zh-CN': '编辑', ja: '編集', ko: '편집', th: 'แก้ไข' },
  ordered: { en: 'Ordered', 'zh-CN': '下单', ja: '注文', ko: '주문', th: 'สั่งซื้อ' },
  cancelled: { en: 'Cancelled', 'zh-CN': '取消订单', ja: 'キャンセル', ko: '취소', th: 'ยกเลิก' },
  refunded: { en: 'Refunded', 'zh-CN': '退款', ja: '返金', ko: '환불', th: 'คืนเงิน' },
  exchanged: { en: 'Exchange', 'zh-CN': '换货', ja: '交換', ko: '교환', th: 'เปลี่ยนสินค้า' },
};
