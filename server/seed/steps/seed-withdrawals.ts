import { day, hour, later } from '../../src/base/clock/clock.ts';
import { runWork } from '../../src/base/db/work.ts';
import type { OperatorRef } from '../../src/base/http/call.ts';
import {
  addPayoutAddress,
  approveWithdrawal,
  exportWithdrawals,
  markWithdrawalPaid,
  refuseWithdrawal,
  requestWithdrawal,
} from '../../src/money/withdrawals/index.ts';
import { uploadStatement } from '../../src/money/reconciliation/index.ts';
import { rebuildRisks } from '../../src/operations/risk/index.ts';
import { operatorId, userIdOf } from '../demo-ids.ts';
import { demoPaymentCode } from './seed-shoppers.ts';
import { shopperCall } from './shopper-call.ts';
import { within, type SeedDeps, type Step } from './step.ts';

const finance: OperatorRef = { id: operatorId('finance@tradewind.example'), name: 'Finance', roles: ['finance'] };

/** What a shopper withdraws, how many hours ago, and what became of it. */
interface PlannedWithdrawal {
  username: string;
  price: string;
  hoursAgo: number;
  outcome: 'paid' | 'refused' | 'handed_over' | 'waiting';
}

const kookmin = { bank_name: 'Kookmin Bank', bank_card: '94210204517733', real_name: '김민준' } as const;
/** The payout accounts of shoppers; they withdraw to their first one. Two shoppers share one, which the risk board shows. */
const accounts = {
  sora: [{ bank_name: 'Mizuho Bank', bank_card: '2204517', real_name: '佐藤 そら' }, kookmin],
  minjun: [kookmin],
} as const;

const planned: readonly PlannedWithdrawal[] = [
  { username: 'sora', price: '60.00', hoursAgo: 96, outcome: 'paid' },
  { username: 'minjun', price: '40.00', hoursAgo: 72, outcome: 'refused' },
  { username: 'minjun', price: '80.00', hoursAgo: 10, outcome: 'handed_over' },
  { username: 'sora', price: '45.00', hoursAgo: 3, outcome: 'waiting' },
  { username: 'minjun', price: '25.00', hoursAgo: 1, outcome: 'waiting' },
];

/**
 * Creates withdrawals in every state through the normal acts with earlier times, the batch in which one was handed over, and a statement
 * of the bank with a payout, a charge that nobody has explained and a payment that belongs to nothing. The risk board is brought up to date.
 */
export const seedWithdrawals: Step = async (deps) => {
  const opened = deps.clock.now();
  return deps.db.transact(async (tx) => {
    const inside = within(deps, tx);
    const owners = Object.keys(accounts).map(userIdOf);
    const known = await tx
      .selectFrom('withdrawals')
      .select('id')
      .where('user_id', 'in', owners)
      .limit(1)
      .executeTakeFirst();
    if (known) return 0;
    const accountIds = new Map<string, string>();
    for (const [username, own] of Object.entries(accounts))
      for (const account of own) {
        const call = shopperCall(username, later(opened, -8 * day));
        const input = { extract_type: 0 as const, ...account, password_pay: demoPaymentCode };
        const { id } = await addPayoutAddress(inside, call, input);
        if (account === own[0]) accountIds.set(username, id);
      }
    let handedOver = '';
    for (const one of planned) {
      const sn = await createWithdrawal(
        inside,
        one,
        accountIds.get(one.username)!,
        later(opened, -one.hoursAgo * hour),
      );
      if (one.outcome === 'handed_over') handedOver = sn;
    }
    await createStatement(inside, handedOver, opened);
    await rebuildRisks(inside);
    return planned.length + 1;
  });
};

/** Creates a withdrawal, up to its planned state. @returns its number */
async function createWithdrawal(
  deps: SeedDeps,
  { username, price, outcome }: PlannedWithdrawal,
  accountId: string,
  asked: Date,
): Promise<string> {
  const at = (now: Date): SeedDeps => ({ ...deps, clock: { now: () => now } });
  const request = await requestWithdrawal({ ...deps, withdrawalsWithoutCode: true }, shopperCall(username, asked), {
    extract_type: 0,
    address_id: accountId,
    price,
    password_pay: demoPaymentCode,
  });
  const { id, sn } = await runWork(deps.db, request);
  if (outcome === 'waiting') return sn;
  const decided = later(asked, hour);
  if (outcome === 'refused') {
    await refuseWithdrawal(at(decided), finance, { id, reason: 'The bank does not know this account number' });
    return sn;
  }
  await approveWithdrawal(at(decided), finance, { id });
  await runWork(deps.db, exportWithdrawals(at(later(asked, 2 * hour)), finance, { ids: [id] }));
  if (outcome === 'paid') await markWithdrawalPaid(at(later(asked, day)), finance, { id, reference: 'TT-20418-77' });
  return sn;
}

async function createStatement(deps: SeedDeps, sn: string, now: Date): Promise<void> {
  const on = now.toISOString().slice(0, 10);
  const content = [
    'Date,Amount,Currency,Description,Reference',
    `${on},-78.00,USD,Payment ${sn},TT-20466-12`,
    `${on},-15.00,USD,Account charge,CH-1102`,
    `${on},120.00,USD,Transfer of an unknown sender,IN-88310`,
  ].join('\n');
  await uploadStatement(deps, { operator: finance, now }, { source: 'bank', file_name: 'bank.csv', content });
}
