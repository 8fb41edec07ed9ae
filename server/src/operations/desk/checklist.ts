import {
  type checklist as contract,
  type ChecklistEntry,
  checklistEntries,
} from '@tradewind/contract/operations/desk/checklist';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Deps } from '../../base/deps.ts';
import { hasProductsOnSale } from '../../goods/catalog/index.ts';
import { hasOpenShops } from '../../goods/shops/index.ts';
import type { PaymentPort } from '../../money/payments/index.ts';
import { openMethods } from '../../money/recharges/index.ts';
import { isCommissionDecided } from '../../money/settlement/index.ts';
import { isLawPublished } from '../../platform/content/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { activeAdministrators, isSingleAdministrator } from '../../platform/operators/index.ts';
import { isSettingDecided, readSettings } from '../../platform/settings/index.ts';
import { hasDutyRules } from '../../trade/duties/index.ts';
import { hasFreight } from '../../trade/freight/index.ts';

export interface ChecklistDeps extends Pick<Deps, 'db'> {
  mails: Pick<Mailer, 'open'>;
  payments: PaymentPort | null;
}

type Fact = (deps: ChecklistDeps, now: Date) => Promise<boolean> | boolean;

/** What makes each entry done, asked of the module that owns it. */
const facts: Record<ChecklistEntry, Fact> = {
  mail: ({ mails }) => mails.open,
  operators: async ({ db }) => !isSingleAdministrator(await activeAdministrators(db.read)),
  wallet: ({ db }, now) => isSettingDecided(db.read, 'wallet.mode', now),
  payment: async ({ db, payments }, now) =>
    (await readSettings(db.read, now))['wallet.mode'] === 'open' && (await openMethods({ db, payments })).length > 0,
  withdrawal: ({ db }, now) => isSettingDecided(db.read, 'withdrawal.bank', now),
  commission: ({ db }, now) => isCommissionDecided(db.read, now),
  duties: ({ db }, now) => hasDutyRules(db.read, now),
  shop: ({ db }) => hasOpenShops(db.read),
  freight: ({ db }) => hasFreight(db.read),
  law: ({ db }, now) => isLawPublished(db.read, now),
  products: ({ db }) => hasProductsOnSale(db.read),
  waiting: async ({ db }, now) => (await readSettings(db.read, now))['changes.waitHours'] > 0,
};

/** The checklist of the installation. */
export async function checklist(deps: ChecklistDeps, now: Date): Promise<OutputOf<typeof contract>> {
  const list = await Promise.all(
    checklistEntries.map(async (id) => ({ id, done: (await facts[id](deps, now)) ? (1 as const) : (0 as const) })),
  );
  return { list, total: list.length };
}
