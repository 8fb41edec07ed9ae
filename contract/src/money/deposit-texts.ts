import type { Texts } from '../base/locales.ts';

/** The status of a deposit; `{done}` of `{needed}` confirmations. */
export const depositStateTexts = {
  seen: {
    en: 'Seen, {done} of {needed} confirmations',
    'zh-CN': '已检测到，确认 {done}/{needed}',
    ja: '検知済み（承認 {done}/{needed}）',
    ko: '확인됨, 컨펌 {done}/{needed}',
    th: 'พบแล้ว ยืนยัน {done}/{needed}',
  },
  gone: {
    en: 'No longer on the network',
    'zh-CN': '已不在链上',
    ja: 'ネットワークから消えました',
    ko: '네트워크에서 사라짐',
    th: 'ไม่อยู่บนเครือข่ายแล้ว',
  },
  credited: { en: 'Credited', 'zh-CN': '已入账', ja: '反映済み', ko: '반영 완료', th: 'เติมเงินแล้ว' },
  below_minimum: {
    en: 'Below the minimum, kept for you',
    'zh-CN': '低于最低金额，已为您保留',
    ja: '最低額未満のため保管中',
    ko: '최소 금액 미만, 보관 중',
    th: 'ต่ำกว่าขั้นต่ำ เก็บไว้ให้แล้ว',
  },
  unmatched: { en: 'In review', 'zh-CN': '人工核对中', ja: '確認中', ko: '확인 중', th: 'กำลังตรวจสอบ' },
  closed: { en: 'Closed', 'zh-CN': '已关闭', ja: '終了', ko: '종료', th: 'ปิดแล้ว' },
} as const satisfies Record<string, Texts>;
