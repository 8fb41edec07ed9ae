import { endpoints } from '@tradewind/contract/endpoints';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import type { placeOrder, previewOrder } from '@tradewind/contract/trade/orders';
import { expect, expectTypeOf, it } from 'vitest';
import type { Work } from '../src/base/db/work.ts';
import type { ShopperCall } from '../src/base/http/call.ts';
import type { Handler } from '../src/base/http/api.ts';
import { newId } from '../src/base/ids/ids.ts';
import { testApp } from './app.ts';
import { buildProduct } from './build-catalog.ts';
import { joinShop } from './build-merchant.ts';
import { buildOperator } from './build-operator.ts';
import { buildShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { productForm } from './product-form.ts';

const db = await testDatabase();
const { app } = await testApp(db);
const shopper = await buildShopper(db);
const operator = await buildOperator(db, operatorRoles);
await joinShop(db, shopper.id, (await buildProduct(db)).shopId, 'owner', new Date());

/** An input for each endpoint that takes a key; each is refused. */
const inputs: Record<string, object> = {
  'aftersales.request': { order_id: 'x', amount: '1.00' },
  'aftersales.message': { refund_id: 'x' },
  'aftersales.revoke': { order_id: 'x', name: 'x', email: 'x@example.com' },
  'applications.answer': { text: 'x' },
  'applications.submit': { terms_version: 'x' },
  'desk.approveApplication': { id: 'x', revision: 1 },
  'desk.askApplicant': { id: 'x', revision: 1, text: 'x' },
  'desk.refuseApplication': { id: 'x', revision: 1, reason: 'x' },
  'desk.proposeFine': { shop_id: newId(), breach: 'other', amount: '0.00', reason: 'x' },
  'desk.proposeFineReturn': { id: newId(), amount: '0.00', reason: 'x' },
  'desk.proposeShopCorrection': { shop_id: newId(), amount: '0.00', reason: 'x' },
  'desk.requestCorrection': { user_id: newId(), amount: '0.00', against: 'bank', reason: '' },
  'desk.requestDutyRemittance': { amount: '0.00', authority: 'TH', bank_reference: '' },
  'desk.exportWithdrawals': { ids: [] },
  'orders.place': {},
  'orders.payGroup': { out_trade_no: 'x' },
  'orders.pay': { order_id: 'x' },
  'questions.answer': { question_id: 'x', answer: 'x' },
  'questions.ask': { product_id: 'x', question: 'x' },
  'recharges.request': {},
  'recharges.startCheckout': { way: 'card', price: '0.00' },
  'reviews.write': { order_id: 'x', product_id: 'x' },
  'shopDesk.changeProducts': { ids: ['x'], change: { act: 'price', amount: 'x' } },
  'shopDesk.changeStock': { sku_id: 'x', reason: 'counted', set: 1 },
  'shopDesk.createProduct': productForm({ titles: {} }),
  'shopDesk.duplicateProduct': { id: 'x' },
  'shopDesk.refundMessage': { id: 'x' },
  'shopDesk.requestPayout': { address_id: 'x', price: '0.00' },
  'shopDesk.sendNews': { texts: {} },
  'withdrawals.request': { extract_type: 0, price: '0.00' },
};
const keyed = endpoints.filter(({ keyed }) => keyed);

it('are all listed here with an input', () => {
  expect(keyed.map(({ name }) => name).sort()).toEqual(Object.keys(inputs).sort());
});

it.each(keyed.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s looks its key up before it acts',
  async (name, { path, who }) => {
    const key = newId();
    const send = async () => {
      const headers = { token: shopper.token, 'desk-token': operator.token, 'idempotency-key': key };
      const { refusal } = (await app.inject({ method: 'POST', url: path, payload: inputs[name]!, headers })).json();
      return refusal as string;
    };
    const own = await send();
    expect(own).toBeTypeOf('string');
    expect(['bad_request', 'not_signed_in', 'key_reused']).not.toContain(own);

    await db.kysely
      .insertInto('idempotency_keys')
      .values({
        owner_id: who === 'operator' ? operator.id : shopper.id,
        key,
        endpoint: 'of.another',
        input_hash: Buffer.alloc(32),
        answer: {},
        created_at: new Date(),
      })
      .execute();
    expect(await send()).toBe('key_reused');
  },
);

it('return work to the pipeline, all others their answer', () => {
  expectTypeOf<Awaited<ReturnType<Handler<typeof placeOrder, ShopperCall>>>>().toEqualTypeOf<
    Work<OutputOf<typeof placeOrder>>
  >();
  expectTypeOf<Awaited<ReturnType<Handler<typeof previewOrder, ShopperCall>>>>().toEqualTypeOf<
    OutputOf<typeof previewOrder>
  >();
});
