import type { Texts } from '../locales.ts';

/** Rates by which prices are shown in other currencies. */
export const rates = {
  rates_unreadable: {
    en: 'These rates cannot be read[: line {line}]. A line is “currency,rate” or “currency,rate,2026-11-21”, and the rate says how much one US dollar is worth.',
    'zh-CN':
      '无法读取这些汇率[：第 {line} 行]。每行为“币种,汇率”或“币种,汇率,2026-11-21”，汇率表示 1 美元可兑换的数额。',
    ja: 'レートを読み取れません[（{line}行目）]。1行は「通貨,レート」または「通貨,レート,2026-11-21」で、レートは1米ドルあたりの金額です。',
    ko: '환율을 읽을 수 없습니다[({line}번째 줄)]. 한 줄은 “통화,환율” 또는 “통화,환율,2026-11-21”이며 환율은 1미국 달러의 가치입니다.',
    th: 'อ่านอัตราแลกเปลี่ยนไม่ได้[ (บรรทัดที่ {line})] แต่ละบรรทัดเป็น “สกุลเงิน,อัตรา” หรือ “สกุลเงิน,อัตรา,2026-11-21” โดยอัตราคือมูลค่าของ 1 ดอลลาร์สหรัฐ',
  },
  rates_feed_silent: {
    en: 'The feed of rates does not answer. Please try again later, or load a list by hand.',
    'zh-CN': '汇率来源没有响应。请稍后再试，或手动导入列表。',
    ja: 'レートの取得元が応答しません。後でもう一度試すか、一覧を手動で読み込んでください。',
    ko: '환율 제공처가 응답하지 않습니다. 나중에 다시 시도하거나 목록을 직접 불러와 주세요.',
    th: 'แหล่งข้อมูลอัตราแลกเปลี่ยนไม่ตอบสนอง กรุณาลองใหม่ภายหลัง หรือโหลดรายการด้วยตนเอง',
  },
} as const satisfies Record<string, Texts>;
