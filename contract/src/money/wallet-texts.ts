import type { Texts } from '../base/locales.ts';

/** The label of a movement in a fund record or in the journal; its counterpart follows. */
export const movementTexts = {
  opening_balance: { en: 'Opening balance', 'zh-CN': '期初余额', ja: '開始残高', ko: '시작 잔액', th: 'ยอดเริ่มต้น' },
  recharge: { en: 'Top-up', 'zh-CN': '充值', ja: 'チャージ', ko: '충전', th: 'เติมเงิน' },
  recharge_taken_back: {
    en: 'Top-up taken back',
    'zh-CN': '充值撤回',
    ja: 'チャージの取り戻し',
    ko: '충전 회수',
    th: 'เรียกคืนยอดเติมเงิน',
  },
  recharge_given_back: {
    en: 'Top-up given back',
    'zh-CN': '充值撤回返还',
    ja: '取り戻しの返還',
    ko: '회수 금액 반환',
    th: 'คืนยอดที่เรียกคืน',
  },
  withdrawal_asked: { en: 'Withdrawal', 'zh-CN': '提现', ja: '出金', ko: '출금', th: 'ถอนเงิน' },
  withdrawal_returned: {
    en: 'Withdrawal returned',
    'zh-CN': '提现退回',
    ja: '出金の取り消し',
    ko: '출금 반환',
    th: 'คืนเงินที่ขอถอน',
  },
  withdrawal_passed: {
    en: 'Withdrawal paid out',
    'zh-CN': '提现已汇出',
    ja: '出金の送金',
    ko: '출금 송금',
    th: 'โอนเงินที่ถอนแล้ว',
  },
  order_paid: { en: 'Order payment', 'zh-CN': '订单支付', ja: '注文のお支払い', ko: '주문 결제', th: 'ชำระคำสั่งซื้อ' },
  order_refunded: { en: 'Order refund', 'zh-CN': '订单退款', ja: '注文の返金', ko: '주문 환불', th: 'คืนเงินคำสั่งซื้อ' },
  return_freight: { en: 'Return freight', 'zh-CN': '退货运费', ja: '返送料', ko: '반송비', th: 'ค่าส่งสินค้าคืน' },
  order_released: { en: 'Order completed', 'zh-CN': '订单结算', ja: '注文の精算', ko: '주문 정산', th: 'ปิดยอดคำสั่งซื้อ' },
  commission_reversed: {
    en: 'Commission given back',
    'zh-CN': '佣金退还',
    ja: '手数料の返還',
    ko: '수수료 반환',
    th: 'คืนค่าคอมมิชชัน',
  },
  payout_asked: { en: 'Payout', 'zh-CN': '结算提款', ja: '振込の申請', ko: '정산금 출금', th: 'เบิกเงินร้าน' },
  payout_returned: {
    en: 'Payout returned',
    'zh-CN': '提款退回',
    ja: '振込の取り消し',
    ko: '정산금 반환',
    th: 'คืนเงินที่เบิก',
  },
  payout_passed: {
    en: 'Payout paid out',
    'zh-CN': '提款已汇出',
    ja: '振込済み',
    ko: '정산금 송금',
    th: 'โอนเงินที่เบิกแล้ว',
  },
  duties_handed_on: {
    en: 'Duty and tax handed on',
    'zh-CN': '上缴税款',
    ja: '関税・税の納付',
    ko: '관세·세금 납부',
    th: 'นำส่งอากรและภาษี',
  },
  invitation_reward: {
    en: 'Reward for an invitation',
    'zh-CN': '邀请奖励',
    ja: '招待の特典',
    ko: '초대 보상',
    th: 'รางวัลจากการเชิญ',
  },
  invitation_reward_reversed: {
    en: 'Invitation reward taken back',
    'zh-CN': '邀请奖励收回',
    ja: '招待特典の取り消し',
    ko: '초대 보상 회수',
    th: 'เรียกคืนรางวัลจากการเชิญ',
  },
  correction: { en: 'Correction', 'zh-CN': '账务调整', ja: '残高の調整', ko: '잔액 조정', th: 'ปรับปรุงยอด' },
} as const satisfies Record<string, Texts>;

/** The labels of a statement. */
export const statementTexts = {
  opening: { en: 'Opening balance', 'zh-CN': '期初余额', ja: '開始残高', ko: '시작 잔액', th: 'ยอดเริ่มต้น' },
  closing: { en: 'Closing balance', 'zh-CN': '期末余额', ja: '終了残高', ko: '마감 잔액', th: 'ยอดสิ้นสุด' },
  number: { en: 'No.', 'zh-CN': '序号', ja: '番号', ko: '번호', th: 'ลำดับ' },
  time: {
    en: 'Time (UTC)',
    'zh-CN': '时间（世界协调时）',
    ja: '日時（協定世界時）',
    ko: '시각(협정 세계시)',
    th: 'เวลา (สากล)',
  },
  what: { en: 'Movement', 'zh-CN': '类型', ja: '内容', ko: '내용', th: 'รายการ' },
  counterpart: { en: 'Counterpart', 'zh-CN': '对方', ja: '相手', ko: '상대', th: 'คู่รายการ' },
  amount: { en: 'Amount', 'zh-CN': '金额', ja: '金額', ko: '금액', th: 'จำนวนเงิน' },
  balance: { en: 'Balance', 'zh-CN': '余额', ja: '残高', ko: '잔액', th: 'ยอดคงเหลือ' },
  currency: { en: 'Currency', 'zh-CN': '币种', ja: '通貨', ko: '통화', th: 'สกุลเงิน' },
} as const satisfies Record<string, Texts>;
