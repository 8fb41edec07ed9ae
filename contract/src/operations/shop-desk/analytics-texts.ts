import type { Texts } from '../../base/locales.ts';

/** The headings of the files of a shop's analytics. */
export const analyticsTexts = {
  day: { en: 'Day (UTC)', 'zh-CN': '日期（UTC）', ja: '日付（UTC）', ko: '날짜(UTC)', th: 'วันที่ (UTC)' },
  product: { en: 'Product', 'zh-CN': '商品', ja: '商品', ko: '상품', th: 'สินค้า' },
  product_id: { en: 'Product ID', 'zh-CN': '商品 ID', ja: '商品ID', ko: '상품 ID', th: 'รหัสสินค้า' },
  country: { en: 'Country', 'zh-CN': '国家/地区', ja: '国・地域', ko: '국가/지역', th: 'ประเทศ' },
  visitors: { en: 'Visitors', 'zh-CN': '访客数', ja: '訪問者数', ko: '방문자 수', th: 'ผู้เข้าชม' },
  product_visitors: {
    en: 'Product visitors',
    'zh-CN': '商品访客数',
    ja: '商品閲覧者数',
    ko: '상품 조회자 수',
    th: 'ผู้ชมสินค้า',
  },
  carts: {
    en: 'Added to cart',
    'zh-CN': '加购人数',
    ja: 'カート追加人数',
    ko: '장바구니 담은 사람',
    th: 'ผู้เพิ่มลงตะกร้า',
  },
  checkouts: {
    en: 'Reached checkout',
    'zh-CN': '进入结算人数',
    ja: '注文手続きに進んだ人数',
    ko: '주문서 진입자 수',
    th: 'ผู้เข้าสู่หน้าชำระเงิน',
  },
  orders: { en: 'Orders', 'zh-CN': '订单数', ja: '注文数', ko: '주문 수', th: 'คำสั่งซื้อ' },
  pieces: { en: 'Pieces sold', 'zh-CN': '销售件数', ja: '販売数', ko: '판매 수량', th: 'จำนวนที่ขาย' },
  gross: {
    en: 'Paid (USD)',
    'zh-CN': '支付金额（USD）',
    ja: '支払額（USD）',
    ko: '결제 금액(USD)',
    th: 'ยอดชำระ (USD)',
  },
  refunded: { en: 'Refunded (USD)', 'zh-CN': '退款（USD）', ja: '返金額（USD）', ko: '환불(USD)', th: 'คืนเงิน (USD)' },
  sales: {
    en: 'Net sales (USD)',
    'zh-CN': '净销售额（USD）',
    ja: '純売上（USD）',
    ko: '순매출(USD)',
    th: 'ยอดขายสุทธิ (USD)',
  },
  delivery: {
    en: 'Delivery and rounding',
    'zh-CN': '运费及尾差',
    ja: '送料・端数',
    ko: '배송비 및 단수',
    th: 'ค่าจัดส่งและเศษสตางค์',
  },
} as const satisfies Record<string, Texts>;
