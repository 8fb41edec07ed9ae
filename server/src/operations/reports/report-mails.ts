import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import type { reportMail } from '@tradewind/contract/operations/desk/reports';
import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { dayOf } from '../insights/index.ts';
import { bookedSums } from './booked-days.ts';
import { figuresLetter } from './figures-letter.ts';
import { salesOf, takeOf } from './money-reports.ts';
import type { ReportsDeps } from './reports-deps.ts';

type Every = 'week' | 'month';
type Choice = OutputOf<typeof reportMail>;

/** How often an operator gets the figures by mail. */
export async function reportMailOf(read: Read, operatorId: string): Promise<Choice> {
  const row = await read
    .selectFrom('report_mails')
    .select('every')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return { every: (row?.every as Every | undefined) ?? 'never' };
}

/** Sends the operator the figures of each week or month that ends from now on, or stops that. */
export async function chooseReportMail(
  { db }: ReportsDeps,
  { operator, locale, now }: DeskCall,
  every: Choice['every'],
): Promise<Choice> {
  await db.transact(async (tx) => {
    const before = await reportMailOf(tx, operator.id);
    await tx.deleteFrom('report_mails').where('operator_id', '=', operator.id).execute();
    if (every !== 'never') {
      const row = { operator_id: operator.id, every, locale, chosen_at: now, sent_until: beginOf(every, now) };
      await tx
        .insertInto('report_mails')
        .values(row)
        // Two choices at once: the later one stands.
        .onConflict((on) => on.column('operator_id').doUpdateSet(row))
        .execute();
    }
    await audit(tx, operator, 'report_mail.chosen', `operator:${operator.id}`, { before: before.every, every }, now);
  });
  return { every };
}

/** A job: writes the mails of weeks and months that have ended, once each, to operators who still may see the figures. */
export async function sendReportMails({ db, clock, mails }: ReportsDeps): Promise<void> {
  const now = clock.now();
  for (const every of ['week', 'month'] as const) {
    const until = beginOf(every, now);
    const due = await db.read
      .selectFrom('report_mails as m')
      .innerJoin('operators as o', 'o.id', 'm.operator_id')
      .select(['o.id', 'o.email', 'm.locale'])
      .where('m.every', '=', every)
      .where('m.sent_until', '<', until)
      .where('o.disabled_at', 'is', null)
      .where(sql<boolean>`o.roles && array['finance', 'admin']`)
      .execute();
    if (due.length === 0) continue;
    const last = periodBefore(every, until);
    const [figures, before] = [
      await figuresOf(db, last),
      await figuresOf(db, periodBefore(every, new Date(last.from))),
    ];
    for (const { id, email, locale } of due) {
      const letter = figuresLetter(locale as Locale, { every, ...last, figures, before });
      await db.transact(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('report_mails')
          .set({ sent_until: until })
          .where('operator_id', '=', id)
          .where('sent_until', '<', until)
          .executeTakeFirst();
        // Another process was faster.
        if (numUpdatedRows === 0n) return;
        const mail = { userId: null, to: email, locale: locale as Locale, template: `report.${every}`, letter };
        await mails.write(tx, [mail], now);
      });
    }
  }
}

/** The first day of the week or month that a time is in, UTC. */
function beginOf(every: Every, at: Date): Date {
  const today = new Date(dayOf(at));
  return every === 'month'
    ? new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1))
    : later(today, -((today.getUTCDay() + 6) % 7) * day);
}

/** The week or month that ended on the day before. */
function periodBefore(every: Every, until: Date): { from: string; to: string } {
  const last = later(until, -day);
  return { from: dayOf(beginOf(every, last)), to: dayOf(last) };
}

async function figuresOf(db: ReportsDeps['db'], { from, to }: { from: string; to: string }) {
  const sums = await bookedSums(db, { scope: 'all', from, to });
  const { orders, gmv, refunded, net_sales } = salesOf(sums);
  const { revenue, take } = takeOf(sums);
  return { orders, gmv, refunded, net_sales, revenue, take };
}
