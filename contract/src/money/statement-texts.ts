import type { Texts } from '../base/locales.ts';
import type { EarningRow } from './shop-desk/earnings.ts';
import type { PayoutLine } from './shop-desk/payout-parts.ts';
import type { StatementLine } from './shop-desk/monthly-statement.ts';

/** The lines of a monthly statement of a shop. */
export const statementLineTexts: Readonly<Record<StatementLine | 'opening' | 'closing', Texts>> = {
  opening: { en: 'Opening balance', 'zh-CN': '期初余额', ja: '開始残高', ko: '기초 잔액', th: 'ยอดยกมา' },
  sales: { en: 'Sales', 'zh-CN': '销售收入', ja: '売上', ko: '매출', th: 'ยอดขาย' },
  commission: { en: 'Commission', 'zh-CN': '平台佣金', ja: '販売手数料', ko: '판매 수수료', th: 'ค่าคอมมิชชัน' },
  commission_tax: {
    en: 'Tax on commission',
    'zh-CN': '佣金税',
    ja: '販売手数料にかかる税',
    ko: '판매 수수료 세금',
    th: 'ภาษีของค่าคอมมิชชัน',
  },
  refunds: {
    en: 'Refunds after release',
    'zh-CN': '结算后退款',
    ja: '精算後の返金',
    ko: '정산 후 환불',
    th: 'การคืนเงินหลังปล่อยยอด',
  },
  promotions: {
    en: 'Promotions given back',
    'zh-CN': '退回平台优惠',
    ja: '販促費の返戻',
    ko: '프로모션 반환',
    th: 'ส่วนลดที่คืนให้แพลตฟอร์ม',
  },
  return_freight: {
    en: 'Return freight',
    'zh-CN': '退货运费',
    ja: '返送料',
    ko: '반품 배송비',
    th: 'ค่าส่งคืนสินค้า',
  },
  fines: { en: 'Fines', 'zh-CN': '违规罚款', ja: '違反金', ko: '위반금', th: 'ค่าปรับ' },
  payouts: { en: 'Payouts', 'zh-CN': '提现', ja: '出金', ko: '출금', th: 'การถอนเงิน' },
  corrections: { en: 'Corrections', 'zh-CN': '调账', ja: '訂正', ko: '조정', th: 'การปรับปรุงยอด' },
  closing: { en: 'Closing balance', 'zh-CN': '期末余额', ja: '終了残高', ko: '기말 잔액', th: 'ยอดคงเหลือ' },
};

/** The states of an earning. */
export const earningStateTexts: Readonly<Record<EarningRow['state'], Texts>> = {
  held: { en: 'In escrow', 'zh-CN': '托管中', ja: 'お預かり中', ko: '에스크로 보관 중', th: 'พักไว้' },
  released: { en: 'Released', 'zh-CN': '已结算', ja: '精算済み', ko: '정산 완료', th: 'ปล่อยยอดแล้ว' },
  returned: { en: 'Refunded', 'zh-CN': '已退款', ja: '返金済み', ko: '환불 완료', th: 'คืนเงินแล้ว' },
};

/** What a payout is made of. */
export const payoutLineTexts: Readonly<Record<PayoutLine, Texts>> = {
  earnings: { en: 'Earnings', 'zh-CN': '订单收入', ja: '注文の収益', ko: '주문 수익', th: 'รายได้จากคำสั่งซื้อ' },
  refunds: statementLineTexts.refunds,
  commission: {
    en: 'Commission given back',
    'zh-CN': '退回佣金',
    ja: '手数料の返還',
    ko: '수수료 반환',
    th: 'ค่าคอมมิชชันที่คืน',
  },
  return_freight: statementLineTexts.return_freight,
  fines: statementLineTexts.fines,
  payouts: {
    en: 'Payouts that came back',
    'zh-CN': '退回的提现',
    ja: '戻された出金',
    ko: '되돌아온 출금',
    th: 'การถอนที่ตีกลับ',
  },
  corrections: statementLineTexts.corrections,
};
