import type { Locale, Texts } from '../base/locales.ts';

/** The columns of the file of tracking numbers; a file may name them in any of the five languages, in any order. */
export const shipmentColumns = {
  sn: { en: 'Order number', 'zh-CN': '订单号', ja: '注文番号', ko: '주문번호', th: 'หมายเลขคำสั่งซื้อ' },
  items: { en: 'Items', 'zh-CN': '商品', ja: '商品', ko: '상품', th: 'สินค้า' },
  addressee: { en: 'Addressee', 'zh-CN': '收件人', ja: 'お届け先氏名', ko: '받는 사람', th: 'ผู้รับ' },
  carrier: { en: 'Carrier', 'zh-CN': '承运商', ja: '配送会社', ko: '택배사', th: 'บริษัทขนส่ง' },
  number: { en: 'Tracking number', 'zh-CN': '运单号', ja: '追跡番号', ko: '운송장 번호', th: 'เลขพัสดุ' },
} as const satisfies Record<string, Texts>;
export type ShipmentColumn = keyof typeof shipmentColumns;

/** What a file must have; the other columns help its reader only. */
export const neededColumns = ['sn', 'carrier', 'number'] as const satisfies readonly ShipmentColumn[];

export const columnName = (column: ShipmentColumn, locale: Locale): string => shipmentColumns[column][locale];
