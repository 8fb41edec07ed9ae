import type { Texts } from '@tradewind/contract/base/locales';

/** The mail to operators about new applications of merchants. */
export const newApplicationsMail = {
  subject: {
    en: 'New applications to open a shop',
    'zh-CN': '有新的商家入驻申请',
    ja: '新しい出店申請があります',
    ko: '새 입점 신청이 있습니다',
    th: 'มีคำขอเปิดร้านใหม่',
  },
  text: {
    en: 'New applications waiting to be reviewed: {count}.',
    'zh-CN': '待审核的新申请：{count} 份。',
    ja: '審査待ちの新しい申請：{count}件。',
    ko: '심사를 기다리는 새 신청: {count}건.',
    th: 'คำขอใหม่ที่รอตรวจสอบ: {count} รายการ',
  },
  action: {
    en: 'Open the applications',
    'zh-CN': '查看申请',
    ja: '申請を開く',
    ko: '신청 열기',
    th: 'เปิดคำขอ',
  },
} as const satisfies Record<string, Texts>;
