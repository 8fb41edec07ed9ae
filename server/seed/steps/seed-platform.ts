import { day, later } from '../../src/base/clock/clock.ts';
import { insertRates, readRates } from '../../src/money/currencies/index.ts';
import { enableDemoNetworks } from '../../src/money/networks/index.ts';
import { seedDemoOperators } from '../../src/platform/operators/index.ts';
import { setSetting, settingHistory } from '../../src/platform/settings/index.ts';
import { demoPassword } from './seed-shoppers.ts';
import type { Step } from './step.ts';

/** The settings of the demo, in force since before its first order and until operators change them: the wallet is open, invitations are rewarded, tiers limit withdrawals, and an approved change does not wait. */
const demoSettings = {
  'wallet.mode': 'open',
  'partnership.mode': 'open',
  'changes.waitHours': 0,
  'withdrawal.tiers': {
    new: { perDay: 100_000, per30Days: 300_000 },
    confirmed: { perDay: 300_000, per30Days: 1_500_000 },
    verified: { perDay: 0, per30Days: 0 },
  },
  // The duties of the demo are small: a remittance of its size shows the decision of two people.
  'duties.secondApproverFrom': 5_000,
  'service.contact': 'support@tradewind.example',
} as const;

export const seedSettings: Step = async ({ db, clock }) => {
  let set = 0;
  for (const name of Object.keys(demoSettings) as (keyof typeof demoSettings)[]) {
    if ((await settingHistory(db.read, name)).length > 0) continue;
    await db.transact((tx) =>
      setSetting(tx, name, demoSettings[name], { by: null, at: later(clock.now(), -60 * day) }),
    );
    set += 1;
  }
  return set;
};

/** Creates rounded exchange rates; an operator uploads real ones. */
export const demoRates = [
  'EUR,0.92',
  'GBP,0.79',
  'CNY,7.25',
  'JPY,150',
  'KRW,1380',
  'THB,34.5',
  'VND,25400',
  'TWD,32',
  'HKD,7.8',
  'SGD,1.34',
  'MYR,4.4',
  'AUD,1.52',
  'DKK,6.87',
  'SEK,10.5',
  'PLN,3.95',
  'CZK,23.3',
  'HUF,365',
  'RON,4.58',
  'IDR,16300',
  'PHP,57',
  'MOP,8.05',
  'CAD,1.39',
  'MXN,18.7',
  'CHF,0.81',
  'NOK,10.2',
  'ISK,125',
  'NZD,1.72',
  'AED,3.6725',
  'SAR,3.75',
  'INR,86.5',
  'BRL,5.45',
  'TRY,41',
  'ZAR,17.7',
  'ARS,1350',
].join('\n');

export const seedRates: Step = async ({ db, clock }) => {
  const known = await db.read.selectFrom('currency_rates').select('id').limit(1).executeTakeFirst();
  if (known) return 0;
  const at = clock.now();
  const read = readRates(demoRates, at.toISOString().slice(0, 10));
  await db.transact((tx) => insertRates(tx, read, { source: 'Tradewind demo', by: null, at }));
  return read.length;
};

/** Opens networks for demo deposits. An existing network is unchanged. */
export const seedNetworks: Step = ({ db }) => db.transact((tx) => enableDemoNetworks(tx));

/** Creates the operators, with the password of every demo account. */
export const seedOperators: Step = (deps) => seedDemoOperators(deps, demoPassword);
