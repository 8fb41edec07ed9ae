import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale, Texts } from '@tradewind/contract/base/locales';
import { alarmTexts } from '@tradewind/contract/operations/alarm-texts';
import type { AlarmCause } from '@tradewind/contract/operations/desk/alarms';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { MailContent } from '../../platform/mail/index.ts';
import type { AlarmsDeps } from './alarms-deps.ts';
import type { Trouble } from './causes.ts';

export interface ToldAlarm extends Trouble {
  id: string;
  cause: AlarmCause;
}

const subjects = {
  fired: {
    en: 'Alarm: {title}',
    'zh-CN': '警报：{title}',
    ja: 'アラーム：{title}',
    ko: '경보: {title}',
    th: 'แจ้งเตือน: {title}',
  },
  resolved: {
    en: 'Over: {title}',
    'zh-CN': '已解除：{title}',
    ja: '解消：{title}',
    ko: '해제: {title}',
    th: 'คลี่คลายแล้ว: {title}',
  },
} satisfies Record<string, Texts>;

const openAlarms: Texts = { en: 'Alarms', 'zh-CN': '警报', ja: 'アラーム', ko: '경보', th: 'การแจ้งเตือน' };

type What = keyof typeof subjects;

/** Writes mails to the operators who want them, and messages to the webhooks, in the transaction that fired or resolved. */
export async function tellAlarm(
  tx: Tx,
  { mails, defaultLocale }: Pick<AlarmsDeps, 'mails' | 'defaultLocale'>,
  alarms: Readonly<Record<What, readonly ToldAlarm[]>>,
  now: Date,
): Promise<void> {
  if (alarms.fired.length + alarms.resolved.length === 0) return;
  const readers = await tx
    .selectFrom('alarm_readers as r')
    .innerJoin('operators as o', 'o.id', 'r.operator_id')
    .select('o.email')
    .where('o.disabled_at', 'is', null)
    .execute();
  const webhooks = await tx.selectFrom('alarm_webhooks').select('id').execute();
  for (const what of ['fired', 'resolved'] as const) {
    for (const alarm of alarms[what]) {
      await mails.write(
        tx,
        readers.map(({ email }) => ({
          userId: null,
          to: email,
          locale: defaultLocale,
          template: `desk.alarm_${what}`,
          letter: letterOf(what, alarm, defaultLocale),
          once: `alarm ${alarm.id} ${what} ${email}`,
        })),
        now,
      );
      await addDeliveries(tx, webhooks, { type: `alarm.${what}`, alarm }, now);
    }
  }
}

/** Adds one message for each webhook; a job sends them. */
export async function addDeliveries(
  tx: Tx,
  webhooks: readonly { id: string }[],
  { type, alarm }: { type: string; alarm: ToldAlarm | null },
  now: Date,
): Promise<void> {
  if (webhooks.length === 0) return;
  const rows = webhooks.map(({ id: webhook }) => {
    const id = newId();
    const body = JSON.stringify({ id, type, timestamp: now.toISOString(), data: alarm ?? {} });
    return { id, webhook_id: webhook, alarm_id: alarm?.id ?? null, body, next_at: now };
  });
  await tx.insertInto('alarm_deliveries').values(rows).execute();
}

function letterOf(what: What, { cause, facts }: ToldAlarm, locale: Locale): MailContent {
  const { title, text } = alarmTexts[cause];
  return {
    subject: fillText(subjects[what][locale], { title: title[locale] }),
    paragraphs: [fillText(text[locale], facts)],
    action: { path: '/console/alarms', label: openAlarms[locale] },
  };
}
