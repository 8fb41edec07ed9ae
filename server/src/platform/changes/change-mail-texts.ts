import { changeKindTexts } from '@tradewind/contract/platform/change-texts';
import type { ChangedField, ChangeKindName } from '@tradewind/contract/platform/desk/changes';
import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale, Texts } from '@tradewind/contract/base/locales';
import type { MailContent } from '../mail/index.ts';
import type { ChangeAct } from './change.ts';

const subjects: Readonly<Record<ChangeAct, Texts>> = {
  propose: {
    en: 'A change is waiting: {kind}',
    'zh-CN': '有一项更改待生效：{kind}',
    ja: '保留中の変更があります：{kind}',
    ko: '대기 중인 변경이 있습니다: {kind}',
    th: 'มีการเปลี่ยนแปลงที่รออยู่: {kind}',
  },
  approve: {
    en: 'A change was approved: {kind}',
    'zh-CN': '一项更改已批准：{kind}',
    ja: '変更が承認されました：{kind}',
    ko: '변경이 승인되었습니다: {kind}',
    th: 'การเปลี่ยนแปลงได้รับอนุมัติ: {kind}',
  },
  refuse: {
    en: 'A change was refused: {kind}',
    'zh-CN': '一项更改已被拒绝：{kind}',
    ja: '変更が却下されました：{kind}',
    ko: '변경이 거절되었습니다: {kind}',
    th: 'การเปลี่ยนแปลงถูกปฏิเสธ: {kind}',
  },
  withdraw: {
    en: 'A change was withdrawn: {kind}',
    'zh-CN': '一项更改已撤回：{kind}',
    ja: '変更が取り下げられました：{kind}',
    ko: '변경이 철회되었습니다: {kind}',
    th: 'การเปลี่ยนแปลงถูกถอนคืน: {kind}',
  },
  apply: {
    en: 'A change has taken effect: {kind}',
    'zh-CN': '一项更改已生效：{kind}',
    ja: '変更が有効になりました：{kind}',
    ko: '변경이 적용되었습니다: {kind}',
    th: 'การเปลี่ยนแปลงมีผลแล้ว: {kind}',
  },
  fail: {
    en: 'A change could not take effect: {kind}',
    'zh-CN': '一项更改未能生效：{kind}',
    ja: '変更を有効にできませんでした：{kind}',
    ko: '변경을 적용하지 못했습니다: {kind}',
    th: 'การเปลี่ยนแปลงไม่สามารถมีผลได้: {kind}',
  },
  expire: {
    en: 'Nobody decided on a change: {kind}',
    'zh-CN': '一项更改因无人处理而失效：{kind}',
    ja: '変更は期限切れになりました：{kind}',
    ko: '아무도 결정하지 않아 변경이 만료되었습니다: {kind}',
    th: 'ไม่มีผู้ตัดสินการเปลี่ยนแปลง: {kind}',
  },
};

const texts = {
  proposer: {
    en: '{name}: proposed by {by}. Reason: {reason}',
    'zh-CN': '{name}：由 {by} 提出。理由：{reason}',
    ja: '{name}：{by}が提案しました。理由：{reason}',
    ko: '{name}: {by} 님이 제안했습니다. 사유: {reason}',
    th: '{name}: เสนอโดย {by} เหตุผล: {reason}',
  },
  effective: {
    en: 'It takes effect on {at} (UTC) at the earliest, once another administrator has approved it.',
    'zh-CN': '经另一位管理员批准后，最早于 {at}（UTC）生效。',
    ja: '別の管理者が承認すると、早ければ{at}（UTC）に有効になります。',
    ko: '다른 관리자가 승인하면 빠르면 {at}(UTC)에 적용됩니다.',
    th: 'จะมีผลอย่างเร็วที่สุดเมื่อ {at} (UTC) หลังจากผู้ดูแลระบบอีกคนอนุมัติ',
  },
  alone: {
    en: 'It takes effect on {at} (UTC) automatically, since nobody else could be asked. Refuse it before then if it is not right.',
    'zh-CN': '因没有其他人可批准，将于 {at}（UTC）自动生效。如有不妥，请在此之前拒绝。',
    ja: 'ほかに承認できる人がいないため、{at}（UTC）に自動で有効になります。問題があればそれまでに却下してください。',
    ko: '승인할 다른 사람이 없어 {at}(UTC)에 자동으로 적용됩니다. 문제가 있으면 그 전에 거절해 주세요.',
    th: 'จะมีผลเองเมื่อ {at} (UTC) เพราะไม่มีผู้อื่นที่อนุมัติได้ หากไม่ถูกต้อง กรุณาปฏิเสธก่อนเวลานั้น',
  },
  approved: {
    en: 'It takes effect on {at} (UTC). Refuse it before then if it is not right.',
    'zh-CN': '将于 {at}（UTC）生效。如有不妥，请在此之前拒绝。',
    ja: '{at}（UTC）に有効になります。問題があればそれまでに却下してください。',
    ko: '{at}(UTC)에 적용됩니다. 문제가 있으면 그 전에 거절해 주세요.',
    th: 'จะมีผลเมื่อ {at} (UTC) หากไม่ถูกต้อง กรุณาปฏิเสธก่อนเวลานั้น',
  },
  open: {
    en: 'Changes waiting',
    'zh-CN': '待生效的更改',
    ja: '保留中の変更',
    ko: '대기 중인 변경',
    th: 'การเปลี่ยนแปลงที่รออยู่',
  },
} satisfies Record<string, Texts>;

export interface MailedChange {
  kind: ChangeKindName;
  name: string;
  fields: readonly ChangedField[];
  by: string;
  reason: string;
  alone: boolean;
  effectiveAt: Date;
  /** Why it was refused or taken back. */
  answer: string;
}

/** The mail that tells an operator what happened to a change. */
export function changeMail(act: ChangeAct, change: MailedChange, locale: Locale): MailContent {
  const { kind, name, fields, by, reason, alone, effectiveAt, answer } = change;
  const at = effectiveAt.toISOString().slice(0, 16).replace('T', ' ');
  const waits = act === 'approve' ? texts.approved : act === 'propose' ? (alone ? texts.alone : texts.effective) : null;
  return {
    subject: fillText(subjects[act][locale], { kind: changeKindTexts[kind][locale] }),
    paragraphs: [
      fillText(texts.proposer[locale], { name, by, reason }),
      ...fields.map(({ field, before, after }) => `${field}: ${plain(before)} → ${plain(after)}`),
      ...(waits ? [fillText(waits[locale], { at })] : []),
      ...((act === 'refuse' || act === 'withdraw') && answer ? [answer] : []),
    ],
    action: { path: '/console/changes', label: texts.open[locale] },
  };
}

const plain = (value: unknown): string =>
  value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
