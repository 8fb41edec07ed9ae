import type { Locale, Texts } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { reportTexts } from '@tradewind/contract/operations/desk/report-texts';
import type { MailContent } from '../../platform/mail/index.ts';

const letterTexts = {
  week: {
    en: 'The figures of the week',
    'zh-CN': '本周数据',
    ja: '週間の数値',
    ko: '주간 수치',
    th: 'ตัวเลขประจำสัปดาห์',
  },
  month: {
    en: 'The figures of the month',
    'zh-CN': '本月数据',
    ja: '月間の数値',
    ko: '월간 수치',
    th: 'ตัวเลขประจำเดือน',
  },
  span: {
    en: '{from} to {to} (UTC); the period before in brackets.',
    'zh-CN': '{from} 至 {to}（UTC），括号内为上一周期。',
    ja: '{from}～{to}（UTC）。括弧内はその前の期間です。',
    ko: '{from}~{to}(UTC). 괄호 안은 직전 기간입니다.',
    th: '{from} ถึง {to} (UTC) ในวงเล็บคือช่วงก่อนหน้า',
  },
  line: {
    en: '{name}: {now} (before: {before})',
    'zh-CN': '{name}：{now}（上期：{before}）',
    ja: '{name}：{now}（前回：{before}）',
    ko: '{name}: {now} (이전: {before})',
    th: '{name}: {now} (ก่อนหน้า: {before})',
  },
  open: {
    en: 'Open the reports',
    'zh-CN': '打开报表',
    ja: 'レポートを開く',
    ko: '보고서 열기',
    th: 'เปิดรายงาน',
  },
} as const satisfies Record<string, Texts>;

interface Figures {
  orders: number;
  gmv: bigint;
  refunded: bigint;
  net_sales: bigint;
  revenue: bigint;
  take: bigint;
}

/** The mail with the figures of a week or month, and those of the one before it. */
export function figuresLetter(
  locale: Locale,
  {
    every,
    from,
    to,
    figures,
    before,
  }: { every: 'week' | 'month'; from: string; to: string; figures: Figures; before: Figures },
): MailContent {
  const shown = (value: number | bigint) =>
    typeof value === 'bigint' ? `$${toWire(usd(value))}` : new Intl.NumberFormat(locale).format(value);
  const lines = (Object.keys(figures) as (keyof Figures)[]).map((name) =>
    filled(letterTexts.line[locale], {
      name: reportTexts[name][locale],
      now: shown(figures[name]),
      before: shown(before[name]),
    }),
  );
  return {
    subject: `${letterTexts[every][locale]}: ${from} – ${to}`,
    paragraphs: [filled(letterTexts.span[locale], { from, to }), ...lines],
    action: { path: `/console/reports?report=sales&from=${from}&to=${to}`, label: letterTexts.open[locale] },
  };
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
