import { demandReport } from '@tradewind/contract/operations/desk/reports';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';

const db = await testDatabase();
const test = await testApp(db);
const catalogue = (await buildOperator(db, ['catalogue'], { now: test.clock.now() })).token;

describe('reports of demand', () => {
  it('tell how far visits got, and how many orders were paid', async () => {
    const shops = [await buildShop(db), await buildShop(db), await buildShop(db)];
    const counts = { visitors: 100, product_visitors: 60, carts: 20, checkouts: 10 };
    const visits = shops.map(({ id }) => ({ shop_id: id, day: new Date('2026-02-03'), ...counts }));
    await db.transact((tx) => tx.insertInto('shop_visit_days').values(visits).execute());
    for (const shop of shops)
      await buildPaidOrder(db, {
        lines: [{ product: await buildProduct(db, { shop }) }],
        at: new Date('2026-02-03T09:00:00Z'),
      });
    const day = { from: '2026-02-03', to: '2026-02-03' };
    const { rows, total } = await test.data(demandReport, { ...day, report: 'funnel' }, { desk: catalogue });
    expect(rows.map(({ cells }) => cells)).toEqual([
      {
        period: '2026-02-03',
        visits: 300,
        product_visits: 180,
        carts: 60,
        checkouts: 30,
        paid: 3,
        conversion: 0.01,
      },
    ]);
    expect(total.paid).toBe(3);
  });

  it('list the searches that found nothing, most frequent first', async () => {
    const now = test.clock.now();
    await db.transact((tx) =>
      tx
        .insertInto('search_days')
        .values([
          { day: now, locale: 'en', keyword: 'unicorn', searches: 0, missed: 7 },
          { day: later(now, -day), locale: 'en', keyword: 'unicorn', searches: 2, missed: 2 },
          { day: now, locale: 'ja', keyword: 'ユニコーン', searches: 0, missed: 4 },
          { day: now, locale: 'en', keyword: 'teapot', searches: 5, missed: 0 },
        ])
        .execute(),
    );
    const { rows } = await test.data(demandReport, { report: 'searches' }, { desk: catalogue });
    expect(rows.map(({ cells }) => cells)).toEqual([
      { keyword: 'unicorn', language: 'en', missed: 9, searches: 2 },
      { keyword: 'ユニコーン', language: 'ja', missed: 4, searches: 0 },
    ]);
  });
});
