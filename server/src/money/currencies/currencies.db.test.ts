import * as contract from '@tradewind/contract/money/currencies';
import * as desk from '@tradewind/contract/money/desk/rates';
import { getUserInfo } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import type { RatesFeed } from './index.ts';
import { readRates } from './read-rates.ts';

const bank = `<?xml version="1.0"?><Envelope><Cube><Cube time='2026-01-05'><Cube currency='USD' rate='1.25'/><Cube currency='JPY' rate='187.5'/><Cube currency='XXX' rate='2'/></Cube>
<Cube time='2026-01-02'><Cube currency='USD' rate='9'/></Cube></Cube></Envelope>`;
let answer: () => Promise<string> = async () => bank;
const feed: RatesFeed = { name: 'rates.example', read: () => answer() };

const db = await testDatabase();
const { call, clock, data, refusal } = await testApp(db, { ratesFeed: feed });
let finance = await buildOperator(db, ['finance']);
const support = await buildOperator(db, ['support']);
const today = () => clock.now().toISOString().slice(0, 10);
const load = (csv: string, source = 'Bank of Examples') =>
  data(desk.loadRates, { csv, source }, { desk: finance.token });

describe('a list of rates', () => {
  it('is read as rates per dollar, and converted when its base currency is the euro', () => {
    expect(readRates('currency,rate\nJPY,149.235\n"EUR";0.92', '2026-01-05')).toEqual([
      { currency: 'JPY', rate: '149.235', quotedOn: '2026-01-05' },
      { currency: 'EUR', rate: '0.92', quotedOn: '2026-01-05' },
    ]);
    expect(readRates(bank, '2026-01-06')).toEqual([
      { currency: 'EUR', rate: '0.8', quotedOn: '2026-01-05' },
      { currency: 'JPY', rate: '150', quotedOn: '2026-01-05' },
    ]);
  });

  it.each([
    'JPY',
    'JPY,',
    'JPY,0',
    'JPY,-1',
    'JPY,1e3',
    'YEN!,150',
    'JPY,150,2026-02-30',
    'JPY,150,2999-01-01',
    'XXX,3',
    'USD,1',
    '<html>',
    '<Cube currency="JPY" rate="3"/>',
    'EUR,99999999999',
  ])('is refused as a whole when a line is invalid: %s', async (csv) => {
    const before = (await data(contract.currencyRates, {})).list;
    expect((await refusal(desk.loadRates, { csv, source: 'x' }, { desk: finance.token })).refusal).toBe(
      'rates_unreadable',
    );
    expect((await data(contract.currencyRates, {})).list).toEqual(before);
  });
});

describe('rates', () => {
  it('show the last loaded rate per currency with source and age, and loading is audited', async () => {
    await load('JPY,150\nKRW,1380');
    clock.advance(day);
    finance = await buildOperator(db, ['finance'], { now: clock.now() });
    const shown = await load(`JPY,151,${today()}`, 'Another bank');
    expect(shown.list.map(({ currency, rate, source, age_days }) => [currency, rate, source, age_days])).toEqual([
      ['JPY', '151', 'Another bank', 0],
      ['KRW', '1380', 'Bank of Examples', 1],
    ]);
    clock.advance(8 * day);
    finance = await buildOperator(db, ['finance'], { now: clock.now() });
    const later = await data(desk.deskRates, {}, { desk: finance.token });
    expect(later.list.map(({ old }) => old)).toEqual([1, 1]);
    expect((await data(contract.currencyRates, {})).list.map(({ currency }) => currency)).toEqual(['JPY', 'KRW']);
    expect(await db.read.selectFrom('audit_log').select('act').where('act', '=', 'rates.load').execute()).toHaveLength(
      2,
    );
  });

  it('are fetched from the feed on request, and stay unchanged when its answer is unreadable', async () => {
    const finance = await buildOperator(db, ['finance'], { now: clock.now() });
    await data(desk.fetchRates, {}, { desk: finance.token });
    const source = await db.read
      .selectFrom('currency_rates')
      .select('source')
      .where('currency', '=', 'EUR')
      .executeTakeFirstOrThrow();
    expect(source.source).toBe('rates.example');
    answer = async () => '<html>Sorry</html>';
    expect((await refusal(desk.fetchRates, {}, { desk: finance.token })).refusal).toBe('rates_unreadable');
    expect((await data(contract.currencyRates, {})).list.find(({ currency }) => currency === 'EUR')?.rate).toBe('0.8');
  });

  it('can be loaded only by finance and administrators', async () => {
    for (const options of [{}, { desk: support.token }]) {
      expect((await call(desk.loadRates, { csv: 'JPY,1', source: 'x' }, options)).body.code).not.toBe(1);
      expect((await call(desk.fetchRates, {}, options)).body.code).not.toBe(1);
    }
  });
});

describe('the currency that prices are shown in', () => {
  it('is stored with an account apart from its language, and not for a visitor', async () => {
    const { token } = await buildShopper(db);
    expect((await data(getUserInfo, {}, { token })).currency).toBe('');
    await data(contract.chooseCurrency, { currency: 'JPY' }, { token });
    await data(contract.chooseCurrency, { currency: 'THB' });
    expect(await data(getUserInfo, {}, { token })).toMatchObject({ currency: 'JPY', lang: null });
    expect((await call(contract.chooseCurrency, { currency: 'XXX' as 'JPY' }, { token })).body.code).toBe(0);
  });
});
