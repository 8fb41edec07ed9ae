import { expect, it } from 'vitest';
import * as contract from '@tradewind/contract/trade/aftersales';
import { approveRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { dollars, refundActs } from '../../../test/refund-acts.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, data, refusal } = test;
const { setUp } = refundActs(test);

/** A request for an item that was not in the parcel. */
async function missing() {
  const setup = await setUp({ status: 'received', quantity: 1 });
  const claim = {
    order_id: setup.order.id,
    amount: dollars(setup.order.total),
    receiving_status: '1',
    reason_type: 'item_missing',
    refund_explain: 'The box held the other item only.',
    images: await upload(app, setup.order.shopper.token),
  };
  return { ...setup, claim };
}

it('is refunded without anything to send back', async () => {
  const { claim, mine, theirs } = await missing();
  const { refund_id: id } = await data(contract.requestRefund, { ...claim, service_type: '0' }, mine);
  await data(approveRefund, { id, address: '', keep_goods: 0, password_pay: testCode }, theirs);
  expect(await data(contract.refund, { refund_id: id }, mine)).toMatchObject({ state: 'refunded', goods_back: null });
  await expectCleanBooks(db);
});

it('refuses a return of what was not in the parcel', async () => {
  const { claim, mine } = await missing();
  expect(await refusal(contract.requestRefund, { ...claim, service_type: '1' }, mine)).toMatchObject({
    refusal: 'refund_return_of_missing',
    fields: ['service_type'],
  });
});
