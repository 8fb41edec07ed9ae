import type { Texts } from '../../base/locales.ts';
import type { reportColumns } from './reports.ts';

type ColumnsOf<Report> = Report extends unknown ? keyof Report : never;
/** The columns of all reports. */
export type ReportColumn = Extract<ColumnsOf<(typeof reportColumns)[keyof typeof reportColumns]>, keyof typeof texts>;

const quarterly = <const Name extends string>(name: Name, texts: Texts) =>
  Object.fromEntries(
    [1, 2, 3, 4].map((quarter) => [
      `${name}_q${quarter}`,
      Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, `${text} Q${quarter}`])),
    ]),
  ) as Record<`${Name}_q${1 | 2 | 3 | 4}`, Texts>;

const gross = { en: 'Gross', 'zh-CN': '总收入', ja: '総額', ko: '총액', th: 'ยอดรวมก่อนหัก' } satisfies Texts;
const fees = { en: 'Fees', 'zh-CN': '平台费用', ja: '手数料', ko: '수수료', th: 'ค่าธรรมเนียม' } satisfies Texts;
const sales = { en: 'Sales', 'zh-CN': '成交笔数', ja: '取引数', ko: '거래 건수', th: 'จำนวนการขาย' } satisfies Texts;

const texts = {
  period: { en: 'Period (UTC)', 'zh-CN': '周期（UTC）', ja: '期間（UTC）', ko: '기간(UTC)', th: 'ช่วงเวลา (UTC)' },
  orders: { en: 'Orders', 'zh-CN': '订单数', ja: '注文数', ko: '주문 수', th: 'คำสั่งซื้อ' },
  gmv: {
    en: 'Goods and delivery',
    'zh-CN': '商品与运费成交额',
    ja: '商品・送料の流通額',
    ko: '상품·배송 거래액',
    th: 'มูลค่าสินค้าและค่าจัดส่ง',
  },
  refunded: { en: 'Refunded', 'zh-CN': '退款', ja: '返金', ko: '환불', th: 'คืนเงิน' },
  net_sales: { en: 'Net sales', 'zh-CN': '净销售额', ja: '純売上', ko: '순매출', th: 'ยอดขายสุทธิ' },
  promotions: {
    en: 'Paid by promotions',
    'zh-CN': '平台优惠承担',
    ja: 'プロモーション負担',
    ko: '프로모션 부담액',
    th: 'โปรโมชันจ่าย',
  },
  charges: {
    en: 'Duty and tax',
    'zh-CN': '关税和税费',
    ja: '関税・税',
    ko: '관세·세금',
    th: 'อากรและภาษี',
  },
  released: {
    en: 'Released to shops',
    'zh-CN': '已结算给店铺',
    ja: 'ショップへの精算',
    ko: '상점 정산액',
    th: 'ปล่อยให้ร้านค้า',
  },
  commission: { en: 'Commission', 'zh-CN': '佣金', ja: '販売手数料', ko: '판매 수수료', th: 'ค่าคอมมิชชัน' },
  commission_back: {
    en: 'Commission returned',
    'zh-CN': '退还佣金',
    ja: '手数料の返還',
    ko: '반환 수수료',
    th: 'คอมมิชชันที่คืน',
  },
  fines: { en: 'Fines', 'zh-CN': '店铺罚款', ja: '違反金', ko: '위반금', th: 'ค่าปรับ' },
  other_revenue: { en: 'Other', 'zh-CN': '其他', ja: 'その他', ko: '기타', th: 'อื่น ๆ' },
  revenue: { en: 'Revenue', 'zh-CN': '平台收入', ja: '収益', ko: '수익', th: 'รายได้' },
  promotions_net: {
    en: 'Cost of promotions',
    'zh-CN': '优惠成本',
    ja: 'プロモーション費用',
    ko: '프로모션 비용',
    th: 'ต้นทุนโปรโมชัน',
  },
  take: { en: 'Take', 'zh-CN': '平台净收益', ja: '純収益', ko: '순수익', th: 'ส่วนที่แพลตฟอร์มได้' },
  take_rate: { en: 'Take rate', 'zh-CN': '抽成率', ja: 'テイクレート', ko: '수수료율', th: 'อัตราส่วนที่ได้' },
  country: { en: 'Country', 'zh-CN': '国家/地区', ja: '国・地域', ko: '국가/지역', th: 'ประเทศ' },
  duty: { en: 'Duty collected', 'zh-CN': '代收关税', ja: '徴収した関税', ko: '징수한 관세', th: 'อากรที่เก็บ' },
  tax: { en: 'Tax collected', 'zh-CN': '代收税款', ja: '徴収した税', ko: '징수한 세금', th: 'ภาษีที่เก็บ' },
  charges_back: {
    en: 'Given back',
    'zh-CN': '退回税费',
    ja: '返還した税',
    ko: '돌려준 세금',
    th: 'ที่คืนแล้ว',
  },
  charges_owed: {
    en: 'Owed to authorities',
    'zh-CN': '应缴税费',
    ja: '納付すべき額',
    ko: '납부할 금액',
    th: 'ต้องนำส่ง',
  },
  shop: { en: 'Shop', 'zh-CN': '店铺', ja: '店舗', ko: '상점', th: 'ร้านค้า' },
  legal_name: { en: 'Legal name', 'zh-CN': '法定名称', ja: '正式名称', ko: '법적 명칭', th: 'ชื่อตามกฎหมาย' },
  tax_number: { en: 'Tax number', 'zh-CN': '税号', ja: '納税者番号', ko: '납세자 번호', th: 'เลขผู้เสียภาษี' },
  sales,
  gross,
  fees,
  ...quarterly('sales', sales),
  ...quarterly('gross', gross),
  ...quarterly('fees', fees),
  return_freight: {
    en: 'Returns paid',
    'zh-CN': '承担的退货运费',
    ja: '返送料の負担',
    ko: '부담한 반품 배송비',
    th: 'ค่าส่งคืนที่จ่าย',
  },
  income: { en: 'Income', 'zh-CN': '净收入', ja: '収入', ko: '소득', th: 'รายได้สุทธิ' },
  seller_charges: {
    en: 'Duty and tax collected for it',
    'zh-CN': '代收的关税和税费',
    ja: '代わりに徴収した関税・税',
    ko: '대신 징수한 관세·세금',
    th: 'อากรและภาษีที่เก็บแทน',
  },
  visits: { en: 'Visits', 'zh-CN': '访问', ja: '訪問', ko: '방문', th: 'การเข้าชม' },
  product_visits: { en: 'Product', 'zh-CN': '看商品', ja: '商品', ko: '상품', th: 'ดูสินค้า' },
  carts: { en: 'Cart', 'zh-CN': '加购', ja: 'カート', ko: '장바구니', th: 'ตะกร้า' },
  checkouts: { en: 'Checkout', 'zh-CN': '结算', ja: '注文手続き', ko: '주문서', th: 'หน้าชำระเงิน' },
  paid: { en: 'Paid orders', 'zh-CN': '已付款订单', ja: '支払い済み注文', ko: '결제된 주문', th: 'คำสั่งซื้อที่ชำระ' },
  conversion: { en: 'Conversion', 'zh-CN': '转化率', ja: '転換率', ko: '전환율', th: 'อัตราการซื้อ' },
  keyword: { en: 'Search', 'zh-CN': '搜索词', ja: '検索語', ko: '검색어', th: 'คำค้นหา' },
  language: { en: 'Language', 'zh-CN': '语言', ja: '言語', ko: '언어', th: 'ภาษา' },
  missed: { en: 'Found nothing', 'zh-CN': '无结果次数', ja: '結果なし', ko: '결과 없음', th: 'ไม่พบผล' },
  searches: { en: 'Found something', 'zh-CN': '有结果次数', ja: '結果あり', ko: '결과 있음', th: 'พบผล' },
  total: { en: 'Total', 'zh-CN': '合计', ja: '合計', ko: '합계', th: 'รวม' },
} as const satisfies Record<string, Texts>;

/** The headings of the reports: on the screen, in files and in mails. */
export const reportTexts = texts;
