import * as contract from '@tradewind/contract/money/wallet';
import type { Api } from '../../base/http/api.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { countFundRecord, readFundRecord, periodBounds, userAvailable } from '../ledger/index.ts';
import { periodOf } from './days.ts';
import { buildStatement } from './build-statement.ts';
import { kindsOf } from './movements.ts';
import { presentMovement } from './present-movement.ts';
import { showOverview, type WalletDeps } from './show-overview.ts';
import { statementCsv } from './statement-csv.ts';
import { sumMonths } from './sum-months.ts';

/** Endpoints of shoppers. */
export function walletRoutes(api: Api, deps: WalletDeps): void {
  const { read } = deps.db;

  api.shopper(contract.walletOverview, (call) => showOverview(deps, call));

  api.shopper(contract.bill, async ({ actor, locale, now }, { type, from, to, zone, page, limit }) => {
    const account = userAvailable(actor.userId);
    const kinds = kindsOf(type);
    const span = await periodBounds(read, account, periodOf({ from, to }));
    const [total, entries] = await Promise.all([
      countFundRecord(read, account, span, kinds),
      readFundRecord(read, account, span, { kinds, skip: kinds ? rowsBefore(page, limit) : (page - 1) * limit, limit }),
    ]);
    const [months, ...found] = await Promise.all([
      zone ? sumMonths(read, account, span, { kinds, zone, entries }) : undefined,
      ...deps.subjects.map((find) => find(read, actor.userId, entries, { locale, now })),
    ]);
    const subjects = new Map(found.flatMap((some) => [...some]));
    const list = entries.map((entry) => ({
      ...presentMovement(entry, locale),
      subject: subjects.get(entry.transactionId) ?? null,
    }));
    return { total, count: total, list, months };
  });

  api.shopper(contract.walletStatement, (call, days) => buildStatement(deps.db, call, days));
  api.shopper(contract.walletStatementCsv, async (call, days) =>
    statementCsv(await buildStatement(deps.db, call, days), call.locale),
  );
}
