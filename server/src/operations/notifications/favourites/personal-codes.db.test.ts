import { notifications } from '@tradewind/contract/operations/notifications';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildPromo } from '../../../../test/build-promo.ts';
import { buildShopper, type BuiltShopper } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';
import { day, later } from '../../../base/clock/clock.ts';
import { notifyOfPersonalCodes } from './notify-personal-codes.ts';

const db = await testDatabase();
const { clock, data, deps } = await testApp(db);
const run = () =>
  notifyOfPersonalCodes({
    ...deps,
    mails: { textsOpen: false, open: false, write: async () => {} },
    defaultLocale: 'en' as const,
  });
const inbox = async (who: BuiltShopper) => (await data(notifications, { limit: 100 }, who)).list;

/** A code that names a shopper. */
async function personal(starts_at: Date) {
  const [owner, code] = [await buildShopper(db), await buildPromo(db)];
  await db.transact(async (tx) => {
    const { id } = await tx
      .updateTable('promo_codes')
      .set({ audience: 'accounts', starts_at })
      .where('code', '=', code)
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('promo_accounts').values({ promo_id: id, user_id: owner.id }).execute();
  });
  return { owner, code };
}

it('tells the owner of a personal code once, with the code and a link, and nobody else', async () => {
  const stranger = await buildShopper(db);
  const { owner, code } = await personal(later(clock.now(), -day));
  await run();
  await run();
  const list = await inbox(owner);
  expect(list).toMatchObject([{ kind: 'personal_code', group: 'favourites', link: '/coupons' }]);
  expect(list[0]!.text).toContain(code);
  expect(await inbox(stranger)).toEqual([]);
});

it('tells of a code only once it has started', async () => {
  const { owner } = await personal(later(clock.now(), day));
  await run();
  expect(await inbox(owner)).toEqual([]);
  clock.advance(2 * day);
  await run();
  expect(await inbox(owner)).toHaveLength(1);
});
