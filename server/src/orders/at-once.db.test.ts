import { addToCart } from '@tradewind/contract/cart';
import * as contract from '@tradewind/contract/orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { buildProduct, stockOf } from '../../test/build-catalog.ts';
import { buildShopper } from '../../test/build-shopper.ts';
import { testDatabase } from '../../test/database.ts';

const db = await testDatabase();
const { data, call } = await testApp(db);

/** Holds these combinations until `work` is under way, so that everything that needs them stands at the same point. */
async function whileHeld<Result>(skuIds: string[], work: () => Promise<Result>): Promise<Result> {
  let begun!: Promise<Result>;
  await db.transact(async (tx) => {
    await tx.selectFrom('skus').select('id').where('id', 'in', skuIds).orderBy('id').forUpdate().execute();
    begun = work();
    await sql`select pg_sleep(0.3)`.execute(tx);
  });
  return begun;
}

describe('at the same moment', () => {
  it('a cart is ordered once, however often it is submitted', async () => {
    const product = await buildProduct(db, { stock: 10 });
    const { token, addressId } = await buildShopper(db);
    const { cart_id } = await data(addToCart, { product_id: product.id, num: 2 }, { token });
    const submit = () => call(contract.placeOrder, { cart_ids: cart_id, address_id: addressId }, { token });
    const answers = await whileHeld([product.skus[0]!.id], () => Promise.all([submit(), submit(), submit()]));
    expect(answers.map(({ body }) => ('refusal' in body ? body.refusal : 'placed')).sort()).toEqual(['cart_line_not_found', 'cart_line_not_found', 'placed']);
    expect(await stockOf(db, product.skus[0]!.id)).toBe(8);
  });
});
