import { chooseReportMail, reportMail } from '@tradewind/contract/operations/desk/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator, type BuiltOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { openMailer } from '../../platform/mail/index.ts';
import { openDeskSession } from '../../platform/operators/index.ts';
import { sendReportMails } from './report-mails.ts';

const db = await testDatabase();
const test = await testApp(db);
const deps = { ...test.deps, mails: openMailer({ jobs: test.deps.jobs, secret: Buffer.alloc(32, 7) }, { demo: true }) };

const lettersTo = ({ id }: BuiltOperator) =>
  db.read.selectFrom('mails').selectAll().where('recipient', '=', `${id}@desk.example`).orderBy('written_at').execute();

/** Another session, because the clock has left the first one behind. */
const signInAgain = ({ id }: BuiltOperator): Promise<string> =>
  db.transact((tx) => openDeskSession(tx, id, { now: test.clock.now() }));

describe('figures by mail', () => {
  let operator: BuiltOperator;
  beforeEach(async () => {
    operator = await buildOperator(db, ['finance'], { now: test.clock.now() });
  });
  const choose = (every: 'never' | 'week' | 'month') =>
    test.data(chooseReportMail, { every }, { desk: operator.token, locale: 'ja' });

  it('are sent to nobody who did not choose them', async () => {
    expect(await test.data(reportMail, {}, { desk: operator.token })).toEqual({ every: 'never' });
    test.clock.advance(8 * day);
    await sendReportMails(deps);
    expect(await lettersTo(operator)).toEqual([]);
  });

  it('come once for each week that has ended, in the language of the choice', async () => {
    await choose('week');
    await sendReportMails(deps);
    expect(await lettersTo(operator)).toEqual([]);
    test.clock.advance(7 * day);
    await Promise.all([sendReportMails(deps), sendReportMails(deps)]);
    await sendReportMails(deps);
    const [letter, ...others] = await lettersTo(operator);
    expect(others).toEqual([]);
    expect([letter!.locale, letter!.template]).toEqual(['ja', 'report.week']);
    expect(JSON.stringify(letter!.letter)).toContain('/console/reports?report=sales');
  });

  it('come after a month, and stop when they are no longer wanted', async () => {
    await choose('month');
    test.clock.advance(32 * day);
    await sendReportMails(deps);
    expect(await lettersTo(operator)).toHaveLength(1);
    operator = { ...operator, token: await signInAgain(operator) };
    await choose('never');
    test.clock.advance(32 * day);
    await sendReportMails(deps);
    expect(await lettersTo(operator)).toHaveLength(1);
  });

  it('do not come to an operator who lost the role', async () => {
    await choose('week');
    await db.transact((tx) =>
      tx
        .updateTable('operators')
        .set({ roles: ['support'] })
        .where('id', '=', operator.id)
        .execute(),
    );
    test.clock.advance(8 * day);
    await sendReportMails(deps);
    expect(await lettersTo(operator)).toEqual([]);
  });

  it('are written to the audit log when they are chosen', async () => {
    await choose('week');
    const entries = await db.read
      .selectFrom('audit_log')
      .select(['act', 'details'])
      .where('operator_id', '=', operator.id)
      .execute();
    expect(entries).toEqual([{ act: 'report_mail.chosen', details: { before: 'never', every: 'week' } }]);
  });
});
