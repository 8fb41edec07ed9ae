import { setPhrase } from '@tradewind/contract/operations/service-live';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { phraseInMails } from './phrase.ts';

const db = await testDatabase();
const { clock, data } = await testApp(db);

it('is shown in mails to the confirmed address only', async () => {
  const { id, token } = await buildShopper(db, { now: clock.now() });
  await data(setPhrase, { phrase: 'blue kettle' }, { token });
  const setAddress = (confirmedAt: Date | null) =>
    db.kysely
      .updateTable('users')
      .set({ email: 'Fay@example.com', email_confirmed_at: confirmedAt })
      .where('id', '=', id)
      .execute();
  await setAddress(null);
  expect(await phraseInMails(db.read, id, 'fay@example.com')).toBe('');
  await setAddress(clock.now());
  expect(await phraseInMails(db.read, id, 'fay@example.com')).toBe('blue kettle');
  expect(await phraseInMails(db.read, id, 'typo@example.com')).toBe('');
});
