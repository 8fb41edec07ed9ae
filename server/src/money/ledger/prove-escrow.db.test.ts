import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { provenBooks } from '../../../test/proven-books.ts';
import { newId } from '../../base/ids/ids.ts';
import { orderEscrow, outside, platformRevenue, userAvailable } from './index.ts';

const db = await testDatabase();
const { book, tamper, findings, recounted, proveAll } = provenBooks(db);
const user = newId();

beforeEach(async () => {
  await book(outside('bank'), userAvailable(user), 1_000);
  expect(await recounted()).toBe('');
  await proveAll();
});

describe('the escrow of a shopper', () => {
  const escrow = (orderId: string, userId = user) => orderEscrow({ userId, orderId });
  const pay = (orderId: string, userId = user) =>
    book(outside('bank'), escrow(orderId, userId), 100, { kind: 'order_paid', reference: `order:${orderId}:paid` });
  const inBoth = async () => [await findings(), await recounted()];
  /** Lets the escrow entry of a transaction name another order, or none. */
  const rename = (id: string, orderId: string | null) =>
    tamper(
      `update entries set order_id = ${orderId === null ? 'null' : `'${orderId}'`} where transaction_id = '${id}' and account_id <> '${outside('bank').id}'`,
    );

  it('is wrong where one order has paid out more than it held, whatever the others hold', async () => {
    const [one, other] = [newId(), newId()];
    await pay(one);
    await pay(other);
    await proveAll();
    await book(escrow(one), platformRevenue, 101);
    const finding = `Escrow of an order is below zero, or in two accounts: order:${one}`;
    expect(await inBoth()).toEqual([finding, finding]);
    await book(platformRevenue, escrow(one), 1);
    expect(await inBoth()).toEqual(['', '']);
  });

  it.each([
    ['no order', () => null, 'Escrow without its order, or an order outside of escrow'],
    [
      'another order than was paid',
      newId,
      'Entry calls itself something else than its transaction, names another order, or was added later',
    ],
  ])('is wrong where an entry names %s', async (_name, another, said) => {
    const order = newId();
    const id = await pay(order);
    const finding = `${said}: ${id}`;
    await rename(id, another());
    expect(await inBoth()).toEqual([finding, finding]);
    await rename(id, order);
    expect(await inBoth()).toEqual(['', '']);
  });

  it('is wrong where an entry names an order of another shopper', async () => {
    const [mine, theirs] = [newId(), newId()];
    await pay(theirs, newId());
    const id = await book(outside('bank'), escrow(mine), 100);
    await rename(id, theirs);
    const finding = `Escrow of an order is below zero, or in two accounts: order:${theirs}`;
    expect(await inBoth()).toEqual([finding, finding]);
    await rename(id, mine);
    expect(await inBoth()).toEqual(['', '']);
  });

  it('is wrong where an entry outside of it names an order', async () => {
    const order = newId();
    const id = await pay(order);
    const ofBank = (value: string) =>
      tamper(
        `update entries set order_id = ${value} where transaction_id = '${id}' and account_id = '${outside('bank').id}'`,
      );
    await ofBank(`'${order}'`);
    expect(await findings()).toContain(`an order outside of escrow: ${id}`);
    await ofBank('null');
    expect(await findings()).toBe('');
  });

  it('is proven with the order that each entry names', async () => {
    const order = newId();
    const id = await book(outside('bank'), escrow(order), 100);
    await proveAll();
    await rename(id, newId());
    expect(await inBoth()).toEqual(['', expect.stringMatching(/^Rows that were proven have changed/)]);
    await rename(id, order);
    expect(await recounted()).toBe('');
  });

  it('takes no entry without an order', async () => {
    await expect(book(outside('bank'), { ...escrow(newId()), orderId: null }, 100)).rejects.toThrow(
      'escrow is booked without its order',
    );
    await expect(book(outside('bank'), { ...platformRevenue, orderId: newId() }, 100)).rejects.toThrow(
      'escrow is booked without its order',
    );
  });
});
