import * as contract from '@tradewind/contract/operations/desk/exports';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { app, refusal, clock } = await testApp(db);
const admin = await buildOperator(db, ['admin'], { now: clock.now() });

async function fileOf(endpoint: Endpoint, input: Record<string, string> = {}, token = admin.token) {
  const asked = { format: 'csv', ...input };
  const response = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { 'desk-token': token, lang: 'en' },
    ...(endpoint.method === 'GET' ? { query: asked } : { payload: asked }),
  });
  expect(response.headers['content-type']).toContain('text/csv');
  return response.body.replace('\uFEFF', '').trim().split('\r\n');
}
const taken = () =>
  db.read
    .selectFrom('audit_log')
    .select(['subject', 'details'])
    .where('act', '=', 'export.taken')
    .orderBy('id')
    .execute();

describe('the files of an installation', () => {
  it('have every order line, every SKU and every entry of the books', async () => {
    await buildPaidOrder(db, { lines: [{ product: await buildProduct(db) }], at: clock.now() });
    const count = async (table: 'order_lines' | 'skus' | 'entries') =>
      Number(
        (
          await db.read
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<bigint>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    expect(await fileOf(contract.exportAllOrders)).toHaveLength(1 + (await count('order_lines')));
    expect(await fileOf(contract.exportAllProducts)).toHaveLength(1 + (await count('skus')));
    expect(await fileOf(contract.exportJournal)).toHaveLength(1 + (await count('entries')));
    await expectCleanBooks(db);
  });

  it('have a journal whose amounts sum to nothing', async () => {
    const [, ...rows] = await fileOf(contract.exportJournal);
    const sum = rows.reduce((all, row) => all + Math.round(Number(row.split(',').at(-1)) * 100), 0);
    expect(sum).toBe(0);
  });

  it('are limited to a span of time', async () => {
    const from = new Date(clock.now().getTime() + 60_000).toISOString();
    expect(await fileOf(contract.exportAllOrders, { from })).toHaveLength(1);
    expect(await fileOf(contract.exportJournal, { from })).toHaveLength(1);
  });

  it('have shoppers only for a reason, and nothing that opens an account', async () => {
    const { id } = await buildShopper(db);
    const lines = await fileOf(contract.exportShoppers, { reason: 'Moving to another system' });
    expect(lines.some((line) => line.startsWith(id))).toBe(true);
    expect(lines.join('\n')).not.toMatch(/scrypt|\$argon|password/i);
    const desk = { desk: admin.token };
    expect((await refusal(contract.exportShoppers, { format: 'csv' }, desk)).refusal).toBe('bad_request');
    expect((await refusal(contract.exportShoppers, { format: 'csv', reason: ' x ' }, desk)).refusal).toBe(
      'bad_request',
    );
  });

  it('are in the audit log with the reason', async () => {
    const before = await taken();
    await fileOf(contract.exportShoppers, { reason: 'A request of the authority' });
    const after = await taken();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({
      subject: 'export:shoppers',
      details: { reason: 'A request of the authority' },
    });
  });

  it('are for operators with a right of their own', async () => {
    const support = await buildOperator(db, ['support', 'catalogue'], { now: clock.now() });
    for (const endpoint of Object.values(contract))
      expect((await refusal(endpoint, {}, { desk: support.token })).refusal, endpoint.name).toBe('desk_forbidden');
    const finance = await buildOperator(db, ['finance'], { now: clock.now() });
    expect((await refusal(contract.exportShoppers, {}, { desk: finance.token })).refusal).toBe('desk_forbidden');
  });
});
