import { requestRefund } from '@tradewind/contract/trade/aftersales';
import { endpoints } from '@tradewind/contract/endpoints';
import { openDispute, refuseRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import { askQuestion } from '@tradewind/contract/trade/questions';
import { writeReview } from '@tradewind/contract/trade/reviews';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { expect, it } from 'vitest';
import { testApp, type CallOptions } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildProduct } from './build-catalog.ts';
import { buildMerchant } from './build-merchant.ts';
import { buildOperator } from './build-operator.ts';
import { buildPaidOrder, deliverOrder } from './build-paid-order.ts';
import { buildShopper, testCode } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { fileReader } from './read-file.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, call, clock } = test;
const { readRows } = fileReader(test);

const keeper = await buildMerchant(db, { now: clock.now() });
const product = await buildProduct(db, { shop: { id: keeper.shopId, name: 'Shop' }, price: 5_000n, stock: 10 });
const order = await buildPaidOrder(db, { lines: [{ product, quantity: 2 }], at: clock.now() });
const { id: orderId, shopper, sn } = order;
const { parcels } = await data(shipOrder, { id: orderId, carrier: 'dhl', number: 'JD1400' }, { token: keeper.token });
const parcelId = parcels[0]!.id;
const asked = { order_id: orderId, amount: '50.00', reason_type: 'not_needed', refund_explain: 'It is late' };
const { refund_id: refundId } = await data(requestRefund, asked, { token: shopper.token });
await data(refuseRefund, { id: refundId, reason: 'It is on its way' }, { token: keeper.token });
await data(openDispute, { id: refundId, text: 'It is on its way' }, { token: keeper.token });
const { out_trade_no: tradeNumber } = await db.read
  .selectFrom('order_groups as g')
  .innerJoin('orders as o', 'o.group_id', 'g.id')
  .select('g.out_trade_no')
  .where('o.id', '=', orderId)
  .executeTakeFirstOrThrow();

const reviewed = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
await deliverOrder(db, reviewed, 'received', clock.now());
const { review_id: reviewId } = await data(
  writeReview,
  { order_id: reviewed.id, product_id: product.id, comment: 'Well made' },
  { token: reviewed.shopper.token },
);
const { question_id: questionId } = await data(
  askQuestion,
  { product_id: product.id, question: 'Is it heavy?' },
  { token: reviewed.shopper.token },
);

interface Case {
  input: Record<string, unknown>;
  /** The expected refusal; `nothing` when it lists only the caller's own objects, `none of it` when it answers without them. */
  refused: string;
}
const refundCase = (more: object = {}): Case => ({
  input: { refund_id: refundId, ...more },
  refused: 'refund_not_found',
});
const orderCase = (more: object = {}): Case => ({ input: { order_id: orderId, ...more }, refused: 'order_not_found' });
const reviewCase = (more: object = {}): Case => ({
  input: { review_id: reviewId, ...more },
  refused: 'review_not_found',
});
const shopCase = (refused: string, id: string, more: object = {}): Case => ({ input: { id, ...more }, refused });

/** Acts of shoppers on orders and refunds, tried by other shoppers. */
const ofShoppers: Record<string, Case> = {
  'orders.detail': orderCase(),
  'orders.payGroup': { input: { out_trade_no: tradeNumber, password_pay: testCode }, refused: 'order_not_found' },
  'orders.pay': orderCase({ password_pay: testCode }),
  'orders.cancel': orderCase(),
  'orders.requestCancellation': orderCase(),
  'orders.extend': orderCase(),
  'orders.confirmReceived': orderCase(),
  'orders.delete': orderCase(),
  'orders.buyAgain': orderCase(),
  'aftersales.form': orderCase(),
  'aftersales.request': { input: { ...asked, sn }, refused: 'order_not_found' },
  'aftersales.ofOrder': { input: { order_id: orderId }, refused: 'nothing' },
  'aftersales.show': refundCase(),
  'aftersales.acceptOffer': refundCase(),
  'aftersales.declineOffer': refundCase(),
  'aftersales.sendBack': refundCase({ carrier: 'DHL', number: '1' }),
  'aftersales.dispute': refundCase({ text: 'Mine' }),
  'aftersales.message': refundCase({ text: 'Mine' }),
  'aftersales.withdraw': refundCase(),
  'aftersales.revocation': { input: { order_id: orderId }, refused: 'order_not_found' },
  'aftersales.revoke': {
    input: { order_id: orderId, name: 'Mine', email: 'mine@example.com' },
    refused: 'order_not_found',
  },
  'reviews.write': {
    input: { order_id: reviewed.id, product_id: product.id, comment: 'Bad' },
    refused: 'order_not_found',
  },
  'reviews.ofLine': {
    input: { order_id: reviewed.id, order_product_id: reviewed.lineIds[0] },
    refused: 'order_not_found',
  },
  'reviews.ofOrder': { input: { order_id: reviewed.id }, refused: 'order_not_found' },
  'reviews.edit': reviewCase({ comment: 'Bad' }),
  'reviews.followUp': reviewCase({ comment: 'Bad' }),
};

/** Acts of merchants on them, tried by other shops and by non-members. */
const ofShops: Record<string, Case> = {
  'shopDesk.order': shopCase('order_not_found', orderId),
  'shopDesk.shipOrder': shopCase('order_not_found', orderId, { carrier: 'dhl', number: 'JD1401' }),
  'shopDesk.answerCancel': shopCase('order_not_found', orderId, { agree: true, password_pay: testCode }),
  'shopDesk.cancelOrder': shopCase('order_not_found', orderId, { note: 'No', password_pay: testCode }),
  'shopDesk.recordParcelEvent': shopCase('parcel_not_found', parcelId, { status: 'delivered' }),
  'shopDesk.pickList': { input: { ids: orderId }, refused: 'nothing' },
  'shopDesk.packingSlips': { input: { ids: orderId }, refused: 'nothing' },
  'shopDesk.shipmentTemplate': { input: {}, refused: 'none of it' },
  'shopDesk.checkShipments': {
    input: { csv: `Order number,Carrier,Tracking number\n${sn},DHL,JD1402` },
    refused: 'none of it',
  },
  'shopDesk.shipMany': {
    input: { rows: [{ line: 2, sn, carrier: 'dhl', number: 'JD1402' }] },
    refused: 'none of it',
  },
  'shopDesk.packingSlip': shopCase('parcel_not_found', parcelId),
  'shopDesk.refund': shopCase('refund_not_found', refundId),
  'shopDesk.approveRefund': shopCase('refund_not_found', refundId, { address: 'Lisbon', password_pay: testCode }),
  'shopDesk.offerPart': shopCase('refund_not_found', refundId, { amount: '1.00', password_pay: testCode }),
  'shopDesk.refuseRefund': shopCase('refund_not_found', refundId, { reason: 'No' }),
  'shopDesk.confirmArrival': shopCase('refund_not_found', refundId, { sellable: 1, password_pay: testCode }),
  'shopDesk.sendReplacement': shopCase('refund_not_found', refundId, {
    carrier: 'DHL',
    number: '1',
    sellable: 1,
    password_pay: testCode,
  }),
  'shopDesk.reportProblem': shopCase('refund_not_found', refundId, { text: 'Empty' }),
  'shopDesk.openDispute': shopCase('refund_not_found', refundId, { text: 'No' }),
  'shopDesk.refundMessage': shopCase('refund_not_found', refundId, { text: 'No' }),
  'shopDesk.review': shopCase('review_not_found', reviewId),
  'shopDesk.replyToReview': shopCase('review_not_found', reviewId, { text: 'Thanks' }),
  'shopDesk.editReply': shopCase('review_not_found', reviewId, { text: 'Thanks' }),
  'shopDesk.reportReview': shopCase('review_not_found', reviewId, { reason: 'spam' }),
  'shopDesk.reviews': { input: {}, refused: 'nothing' },
  'shopDesk.question': shopCase('question_not_found', questionId),
  'shopDesk.answerQuestion': shopCase('question_not_found', questionId, { text: 'Yes' }),
  'shopDesk.editAnswer': shopCase('question_not_found', questionId, { text: 'No' }),
  'shopDesk.questions': { input: {}, refused: 'nothing' },
  'shopDesk.orders': { input: { q: sn }, refused: 'nothing' },
  'shopDesk.refunds': { input: {}, refused: 'nothing' },
  'shopDesk.earnings': { input: { q: sn }, refused: 'nothing' },
  'shopDesk.calendar': { input: {}, refused: 'nothing' },
};

/** Files of a shop, tried by members of other shops. */
const filesOfShops = [
  'shopDesk.exportOrders',
  'shopDesk.exportDeliveryData',
  'shopDesk.exportRefunds',
  'shopDesk.exportEarnings',
  'shopDesk.exportReviews',
];

/** Acts of operators on them, tried by operators without the role. */
const ofOperators: Record<string, Case> = {
  'desk.orders': { input: { q: sn }, refused: 'desk_forbidden' },
  'desk.order': shopCase('desk_forbidden', orderId),
  'desk.cancelOrder': shopCase('desk_forbidden', orderId, { note: 'No' }),
  'desk.disputes': { input: {}, refused: 'desk_forbidden' },
  'desk.dispute': shopCase('desk_forbidden', refundId),
  'desk.reviews': { input: {}, refused: 'desk_forbidden' },
  'desk.review': shopCase('desk_forbidden', reviewId),
  'desk.hideReview': shopCase('desk_forbidden', reviewId, { reason: 'Spam' }),
  'desk.keepReview': shopCase('desk_forbidden', reviewId, { reason: 'Fine' }),
  'desk.showReview': shopCase('desk_forbidden', reviewId, { reason: 'Fine' }),
  'desk.questions': { input: {}, refused: 'desk_forbidden' },
  'desk.question': shopCase('desk_forbidden', questionId),
  'desk.hideQuestion': shopCase('desk_forbidden', questionId, { reason: 'Spam' }),
  'desk.keepQuestion': shopCase('desk_forbidden', questionId, { reason: 'Fine' }),
  'desk.showQuestion': shopCase('desk_forbidden', questionId, { reason: 'Fine' }),
  'desk.ruleDispute': shopCase('desk_forbidden', refundId, { amount: '1.00', fault: 'shop', reason: 'So' }),
};

/** Endpoints about the caller's own or public objects. */
const aboutNobodyElse = [
  'orders.list',
  'orders.preview',
  'orders.place',
  'questions.ofProduct',
  'questions.ask',
  'questions.answer',
  'questions.report',
  'reviews.ofProduct',
  'reviews.vote',
  'reviews.report',
];

const endpointOf = (name: string) => endpoints.find((endpoint) => endpoint.name === name)!;

async function expectRefused(cases: Record<string, Case>, options: CallOptions, instead?: string): Promise<void> {
  for (const [name, { input, refused }] of Object.entries(cases)) {
    const { status, body } = await call(endpointOf(name), input, options);
    const wanted = instead ?? refused;
    if (wanted === 'nothing') expect([name, (body.data as { list?: unknown[] } | null)?.list]).toEqual([name, []]);
    else if (wanted === 'none of it') expect([name, body.code]).toEqual([name, 1]);
    else expect([name, 'refusal' in body ? body.refusal : 'accepted']).toEqual([name, wanted]);
    expect([name, status]).toEqual([name, wanted === 'not_signed_in' ? 401 : 200]);
    const own = JSON.stringify(input);
    for (const secret of [sn, 'JD1400', orderId, refundId].filter((text) => !own.includes(text)))
      expect(JSON.stringify(body), name).not.toContain(secret);
  }
}

/** All stored data of the order, for comparison. */
async function everything(): Promise<unknown> {
  return Promise.all([
    db.read.selectFrom('orders').selectAll().where('id', '=', orderId).execute(),
    db.read.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute(),
    db.read.selectFrom('refund_requests').selectAll().where('order_id', '=', orderId).execute(),
    db.read.selectFrom('refund_happenings').selectAll().where('request_id', '=', refundId).orderBy('id').execute(),
    db.read.selectFrom('parcels').selectAll().where('order_id', '=', orderId).execute(),
    db.read.selectFrom('parcel_events').selectAll().where('parcel_id', '=', parcelId).execute(),
    db.read.selectFrom('reviews').selectAll().execute(),
    db.read.selectFrom('product_questions').selectAll().execute(),
    db.read.selectFrom('product_answers').selectAll().execute(),
    db.read.selectFrom('audit_log').selectAll().execute(),
  ]);
}

it('covers every endpoint of orders, refunds, parcels, reviews and questions', () => {
  const concerned = endpoints
    .filter(
      ({ name, path }) =>
        /^(orders|aftersales|reviews|questions)\./.test(name) ||
        /^\/api\/(shop|desk)\/(orders|aftersales|parcels|disputes|earnings|calendar|reviews|questions)\b/.test(path),
    )
    .map(({ name }) => name);
  expect(concerned.filter((name) => !aboutNobodyElse.includes(name)).sort()).toEqual(
    [...Object.keys(ofShoppers), ...Object.keys(ofShops), ...filesOfShops, ...Object.keys(ofOperators)].sort(),
  );
});

it('refuses other shoppers, other shops, operators without the role, and visitors', async () => {
  const before = await everything();
  const now = clock.now();
  const [otherShopper, otherKeeper, otherManager] = [
    await buildShopper(db, { balance: 1_000_000n, now }),
    await buildMerchant(db, { now }),
    await buildMerchant(db, { role: 'manager', now }),
  ];
  for (const { token } of [otherShopper, otherKeeper, otherManager, keeper]) await expectRefused(ofShoppers, { token });
  await expectRefused(ofShops, { token: otherKeeper.token });
  for (const { token } of [otherKeeper, otherManager, otherShopper, shopper])
    await expectRefused(ofShops, { token, shop: keeper.shopId }, 'shop_forbidden');
  for (const { token } of [otherShopper, shopper]) await expectRefused(ofShops, { token }, 'shop_forbidden');
  const { token: desk } = await buildOperator(db, ['catalogue'], { now });
  await expectRefused(ofOperators, { desk });
  await expectRefused(ofOperators, { token: keeper.token }, 'not_signed_in');
  await expectRefused(ofOperators, { desk: keeper.token }, 'not_signed_in');
  for (const cases of [ofShoppers, ofShops, ofOperators]) {
    await expectRefused(cases, {}, 'not_signed_in');
    await expectRefused(cases, cases === ofOperators ? {} : { desk }, 'not_signed_in');
  }
  expect(await everything()).toEqual(before);
  await expectCleanBooks(db);
});

it('has nothing of another shop in files, and refuses those of another shop', async () => {
  const stranger = await buildMerchant(db, { now: clock.now() });
  for (const name of filesOfShops) {
    const file = endpointOf(name);
    expect(await readRows(file, { format: 'csv' }, { token: stranger.token }), name).toEqual([]);
    await expect(readRows(file, { format: 'csv' }, { token: stranger.token, shop: keeper.shopId })).rejects.toThrow(
      'shop_forbidden',
    );
  }
});
