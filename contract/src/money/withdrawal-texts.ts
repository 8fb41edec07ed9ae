import { fillText } from '../base/fill-text.ts';
import type { Locale, Texts } from '../base/locales.ts';
import type { WithdrawalState } from './withdrawals.ts';

/** The labels of a withdrawal's badge. */
export type WithdrawalLabel = WithdrawalState | 'waiting' | 'in_payment';

export const withdrawalLabels: Readonly<Record<WithdrawalLabel, Texts>> = {
  waiting: { en: 'Waiting', 'zh-CN': '等待期', ja: '待機中', ko: '대기 중', th: 'รอเวลา' },
  auditing: { en: 'In review', 'zh-CN': '审核中', ja: '審査中', ko: '심사 중', th: 'กำลังตรวจสอบ' },
  in_payment: { en: 'Being paid', 'zh-CN': '付款中', ja: '送金手続き中', ko: '송금 중', th: 'กำลังโอน' },
  passed: { en: 'Completed', 'zh-CN': '已通过', ja: '承認済み', ko: '승인됨', th: 'สำเร็จ' },
  refused: { en: 'Refused', 'zh-CN': '已拒绝', ja: '却下', ko: '거절됨', th: 'ปฏิเสธแล้ว' },
  cancelled: { en: 'Cancelled', 'zh-CN': '已取消', ja: '取り消し済み', ko: '취소됨', th: 'ยกเลิกแล้ว' },
};

/** The destination of a withdrawal, as the record shows it. */
export const withdrawalMarks: Readonly<Record<'bank' | 'chain', Texts>> = {
  bank: {
    en: 'To bank card {place}',
    'zh-CN': '提现至银行卡 {place}',
    ja: '銀行口座{place}へ出金',
    ko: '은행 계좌 {place}(으)로 출금',
    th: 'ถอนไปบัญชีธนาคาร {place}',
  },
  chain: {
    en: 'To {network} {place}',
    'zh-CN': '提现至 {network} {place}',
    ja: '{network} {place}へ出金',
    ko: '{network} {place}(으)로 출금',
    th: 'ถอนไป {network} {place}',
  },
};

/** The platform's message about a withdrawal; a refused one shows the operator's reason instead. */
export const withdrawalMessages: Readonly<
  Record<'waiting' | 'auditing' | 'late' | 'passed' | 'waived' | 'cancelled', Texts>
> = {
  waiting: {
    en: 'The address is new, so this waits until {from} UTC. It is reviewed by {time} UTC.',
    'zh-CN': '收款账户为新添加，需等待至 {from}（UTC），并将在 {time}（UTC）前审核完毕。',
    ja: '新しい出金先のため{from}（UTC）まで待機し、{time}（UTC）までに審査します。',
    ko: '새 주소라 {from}(UTC)까지 대기하며, {time}(UTC)까지 심사합니다.',
    th: 'ที่อยู่นี้เพิ่งเพิ่มใหม่จึงต้องรอถึง {from} (UTC) และจะตรวจสอบเสร็จภายใน {time} (UTC)',
  },
  auditing: {
    en: 'Reviewed by {time} UTC, or you get the fee back.',
    'zh-CN': '将在 {time}（UTC）前审核完毕，逾期退还手续费。',
    ja: '{time}（UTC）までに審査します。遅れた場合は手数料をお返しします。',
    ko: '{time}(UTC)까지 심사하며, 늦어지면 수수료를 돌려드립니다.',
    th: 'จะตรวจสอบเสร็จภายใน {time} (UTC) หากล่าช้าจะคืนค่าธรรมเนียม',
  },
  late: {
    en: 'We’re late. Once this is approved, the fee goes back to your balance.',
    'zh-CN': '审核已逾期，通过后手续费将退回您的余额。',
    ja: '審査が遅れています。承認後、手数料を残高にお返しします。',
    ko: '심사가 늦어지고 있습니다. 승인되면 수수료를 잔액으로 돌려드립니다.',
    th: 'เราตรวจสอบล่าช้า เมื่ออนุมัติแล้วจะคืนค่าธรรมเนียมเข้ากระเป๋าเงินของคุณ',
  },
  passed: {
    en: 'Sent under reference {reference}.',
    'zh-CN': '已付款，凭证号 {reference}。',
    ja: '送金しました。照会番号：{reference}',
    ko: '송금했습니다. 참조 번호: {reference}',
    th: 'โอนแล้ว เลขอ้างอิง {reference}',
  },
  waived: {
    en: 'Sent under reference {reference}. We were late, so the fee of {fee} is back in your balance.',
    'zh-CN': '已付款，凭证号 {reference}。因审核逾期，手续费 {fee} 已退回余额。',
    ja: '送金しました。照会番号：{reference}。審査が遅れたため、手数料{fee}を残高にお返ししました。',
    ko: '송금했습니다. 참조 번호: {reference}. 심사가 늦어 수수료 {fee}을 잔액으로 돌려드렸습니다.',
    th: 'โอนแล้ว เลขอ้างอิง {reference} เราตรวจสอบล่าช้า จึงคืนค่าธรรมเนียม {fee} เข้ากระเป๋าเงินแล้ว',
  },
  cancelled: {
    en: 'You cancelled this; the full amount is back in your balance.',
    'zh-CN': '您已取消，全部金额已退回余额。',
    ja: 'お客様が取り消しました。全額を残高にお戻ししました。',
    ko: '직접 취소하셨습니다. 전액이 잔액으로 돌아왔습니다.',
    th: 'คุณยกเลิกรายการนี้แล้ว คืนเงินทั้งหมดเข้ากระเป๋าเงินแล้ว',
  },
};

/** One of these texts in the reader's language, filled in. */
export const withdrawalText = (texts: Texts, locale: Locale, details: Readonly<Record<string, string>> = {}): string =>
  fillText(texts[locale], details);
