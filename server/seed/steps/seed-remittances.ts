import { day, hour, later } from '../../src/base/clock/clock.ts';
import { runWork } from '../../src/base/db/work.ts';
import { requestRemittance } from '../../src/trade/duties/index.ts';
import { operatorId } from '../demo-ids.ts';
import type { Step } from './step.ts';

const finance = { id: operatorId('finance@tradewind.example'), name: 'Finance', roles: ['finance'] } as const;

/** The first is below the amount from which two people decide; the second waits for the other operator of finance. */
const planned = [
  { of: 'duties', amount: '30.00', authority: 'HM Revenue & Customs', bank_reference: 'VAT-2611-0042', ago: 3 * day },
  { of: 'duties', amount: '60.00', authority: 'Agencia Tributaria', bank_reference: 'IOSS-2611-0017', ago: 5 * hour },
] as const;

/** Requests remittances of duty and tax that shoppers have paid; one is booked, one waits for a second person. */
export const seedRemittances: Step = async ({ db, clock }) => {
  const known = await db.read.selectFrom('duty_remittances').select('id').limit(1).executeTakeFirst();
  if (known) return 0;
  for (const { ago, ...remittance } of planned)
    await runWork(db, requestRemittance({ operator: finance, now: later(clock.now(), -ago) }, remittance));
  return planned.length;
};
