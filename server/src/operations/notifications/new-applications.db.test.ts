import { expect, it } from 'vitest';
import { testApp, testSecret } from '../../../test/app.ts';
import { buildApplication } from '../../../test/build-application.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour, minute } from '../../base/clock/clock.ts';
import { openMailer } from '../../platform/mail/index.ts';
import { mailNewApplications } from './mail-new-applications.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, deps } = test;
const mails = openMailer({ jobs: deps.jobs, secret: testSecret }, { demo: true });
const run = () => mailNewApplications({ ...deps, mails, defaultLocale: 'en' });
const sent = () =>
  db.read.selectFrom('mails').select(['recipient', 'letter']).where('template', '=', 'desk.applications').execute();

it('mails the operators who decide about applications, at most once an hour, what came since', async () => {
  const { id } = await buildOperator(db, ['catalogue'], { now: clock.now() });
  await buildOperator(db, ['finance'], { now: clock.now() });
  const { id: gone } = await buildOperator(db, ['admin'], { now: clock.now() });
  await db.kysely.updateTable('operators').set({ disabled_at: clock.now() }).where('id', '=', gone).execute();
  await run();
  expect(await sent()).toEqual([]);

  await buildApplication(test);
  clock.advance(minute);
  await Promise.all([run(), run()]);
  expect((await sent()).map(({ recipient }) => recipient)).toEqual([`${id}@desk.example`]);

  await buildApplication(test);
  await buildApplication(test);
  clock.advance(30 * minute);
  await run();
  expect(await sent()).toHaveLength(1);
  clock.advance(hour);
  await run();
  await run();
  const all = await sent();
  expect(all).toHaveLength(2);
  expect(all.map(({ letter }) => letter.paragraphs[0]).toSorted()).toEqual([
    'New applications waiting to be reviewed: 1.',
    'New applications waiting to be reviewed: 2.',
  ]);
});
