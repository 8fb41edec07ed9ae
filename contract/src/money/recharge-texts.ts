import type { Texts } from '../base/locales.ts';
import type { RechargeMethod, RechargeState } from './recharges.ts';

export const rechargeStateTexts: Readonly<Record<RechargeState, Texts>> = {
  waiting: { en: 'Waiting for payment', 'zh-CN': '等待付款', ja: '支払い待ち', ko: '결제 대기', th: 'รอชำระเงิน' },
  auditing: { en: 'In review', 'zh-CN': '审核中', ja: '確認中', ko: '확인 중', th: 'กำลังตรวจสอบ' },
  passed: { en: 'Credited', 'zh-CN': '已入账', ja: '反映済み', ko: '반영 완료', th: 'เติมเงินสำเร็จ' },
  refused: { en: 'Refused', 'zh-CN': '已拒绝', ja: '却下', ko: '거절됨', th: 'ถูกปฏิเสธ' },
};

/** The payment method, if it is no network. */
export const rechargeMethodTexts: Readonly<Record<RechargeMethod, Texts>> = {
  chain: { en: 'On-chain', 'zh-CN': '链上转账', ja: 'オンチェーン送金', ko: '블록체인 송금', th: 'โอนผ่านบล็อกเชน' },
  manual: {
    en: 'Manual transfer',
    'zh-CN': '凭证充值',
    ja: '手動送金（証明画像）',
    ko: '수동 송금',
    th: 'โอนเงินด้วยตนเอง',
  },
  card: { en: 'Card', 'zh-CN': '银行卡', ja: 'カード', ko: '카드', th: 'บัตร' },
  online: { en: 'Online payment', 'zh-CN': '在线支付', ja: 'オンライン決済', ko: '온라인 결제', th: 'ชำระเงินออนไลน์' },
};

/** The wallet itself, among the ways to pay. */
export const balanceText: Texts = {
  en: 'Wallet balance',
  'zh-CN': '钱包余额',
  ja: 'ウォレット残高',
  ko: '지갑 잔액',
  th: 'ยอดเงินในกระเป๋าเงิน',
};

/** The default message in the record. */
export const rechargeMessages = {
  declined: {
    en: 'The payment was declined. Nothing was charged.',
    'zh-CN': '支付未成功，未产生扣款。',
    ja: '支払いが拒否されました。請求は発生していません。',
    ko: '결제가 거절되었습니다. 청구된 금액은 없습니다.',
    th: 'การชำระเงินถูกปฏิเสธ ไม่มีการเรียกเก็บเงิน',
  },
  expired: {
    en: 'The time to pay is over. Nothing was charged.',
    'zh-CN': '支付时间已过，未产生扣款。',
    ja: '支払い期限が過ぎました。請求は発生していません。',
    ko: '결제 시간이 지났습니다. 청구된 금액은 없습니다.',
    th: 'หมดเวลาชำระเงิน ไม่มีการเรียกเก็บเงิน',
  },
  taken_back: {
    en: 'The payment provider reversed ${amount} of it.',
    'zh-CN': '支付服务商已撤回 ${amount}。',
    ja: '決済サービスにより${amount}が取り消されました。',
    ko: '결제 서비스가 ${amount}를 회수했습니다.',
    th: 'ผู้ให้บริการชำระเงินเรียกคืน ${amount}',
  },
} as const satisfies Record<string, Texts>;
