import type { Texts } from '../locales.ts';

/** The clock of demo installations, jobs and alarms. */
export const clock = {
  clock_fixed: {
    en: 'Time can be moved in demo installations only. Here it passes by itself.',
    'zh-CN': '只有演示环境才能调整时间，本站的时间自行流逝。',
    ja: '時刻を進められるのはデモ環境だけです。ここでは時間は自然に進みます。',
    ko: '시간은 데모 환경에서만 옮길 수 있습니다. 여기서는 저절로 흐릅니다.',
    th: 'เลื่อนเวลาได้เฉพาะในระบบสาธิตเท่านั้น ที่นี่เวลาเดินตามจริง',
  },
  deadline_unknown: {
    en: 'Nothing of this kind falls due. Please reload the page and choose again.',
    'zh-CN': '目前没有此类到期事项，请刷新页面后重新选择。',
    ja: 'この種類の期限はありません。再読み込みして選び直してください。',
    ko: '이 종류의 기한이 없습니다. 새로 고친 뒤 다시 선택해 주세요.',
    th: 'ไม่มีกำหนดเวลาประเภทนี้ กรุณาโหลดหน้าใหม่แล้วเลือกอีกครั้ง',
  },
  alarm_not_found: {
    en: 'There is no such alarm. Please reload the page.',
    'zh-CN': '没有此警报，请刷新页面。',
    ja: 'このアラームは見つかりません。再読み込みしてください。',
    ko: '해당 경보가 없습니다. 새로 고침해 주세요.',
    th: 'ไม่พบการแจ้งเตือนนี้ กรุณาโหลดหน้าใหม่',
  },
  risk_not_found: {
    en: 'There is no such finding. Please reload the page.',
    'zh-CN': '没有此条发现，请刷新页面。',
    ja: 'この検出結果は見つかりません。再読み込みしてください。',
    ko: '해당 항목이 없습니다. 새로 고침해 주세요.',
    th: 'ไม่พบรายการนี้ กรุณาโหลดหน้าใหม่',
  },
  job_not_found: {
    en: 'This job is no longer among the failed ones. Please reload the page.',
    'zh-CN': '此任务已不在放弃列表中，请刷新页面。',
    ja: 'このジョブはすでに中止の一覧にありません。再読み込みしてください。',
    ko: '이 작업은 더 이상 포기 목록에 없습니다. 새로 고침해 주세요.',
    th: 'งานนี้ไม่อยู่ในรายการที่เลิกทำแล้ว กรุณาโหลดหน้าใหม่',
  },
} as const satisfies Record<string, Texts>;
