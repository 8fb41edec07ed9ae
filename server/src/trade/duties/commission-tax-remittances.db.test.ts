import { liabilities } from '@tradewind/contract/money/desk/books';
import { usd } from '@tradewind/contract/base/money';
import * as contract from '@tradewind/contract/trade/desk/duty-remittances';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { platformCommissionTax, postTransaction, userAvailable } from '../../money/ledger/index.ts';

const db = await testDatabase();
const { clock, data, refusal } = await testApp(db);
const desk = { desk: (await buildOperator(db, ['finance'])).token };
const wallet = userAvailable((await buildShopper(db, { balance: 1_000_000n })).id);

const listed = () => data(contract.dutyRemittances, {}, desk);

describe('a remittance of tax on commission', () => {
  const move = (from: typeof wallet, to: typeof wallet, cents: bigint) =>
    db.transact((tx) =>
      postTransaction(tx, {
        kind: from === platformCommissionTax ? 'commission_reversed' : 'order_released',
        reference: `test:${newId()}`,
        at: clock.now(),
        legs: [{ from, to, amount: usd(cents) }],
      }),
    );
  const remit = (amount: string) => ({
    of: 'commission_tax' as const,
    amount,
    authority: 'Revenue Department',
    bank_reference: `FT${newId().slice(-12)}`,
  });

  it('leaves duty and tax of orders alone, and no more goes than is there', async () => {
    await move(wallet, platformCommissionTax, 5_000n);
    const before = await listed();
    expect(before.commission_tax_there).toBe('50.00');
    const done = await data(contract.requestDutyRemittance, remit('30.00'), desk);
    expect(done).toMatchObject({ of: 'commission_tax', state: 'booked' });
    expect(await listed()).toMatchObject({ there: before.there, commission_tax_there: '20.00' });
    expect((await refusal(contract.requestDutyRemittance, remit('20.01'), desk)).refusal).toBe('duties_short');
    await expectCleanBooks(db);
  });

  it('is set off when commission is returned afterwards', async () => {
    await data(contract.requestDutyRemittance, remit('20.00'), desk);
    await move(platformCommissionTax, wallet, 1_000n);
    expect((await listed()).commission_tax_there).toBe('-10.00');
    expect((await data(liabilities, {}, desk)).difference).toBe('0.00');
    await expectCleanBooks(db);
  });
});
