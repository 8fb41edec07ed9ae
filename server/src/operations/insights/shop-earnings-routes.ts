import { toWire, usd } from '@tradewind/contract/base/money';
import * as contract from '@tradewind/contract/money/shop-desk/earnings';
import * as monthly from '@tradewind/contract/money/shop-desk/monthly-statement';
import * as parts from '@tradewind/contract/money/shop-desk/payout-parts';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import type { Api } from '../../base/http/api.ts';
import { shopAvailable } from '../../money/ledger/index.ts';
import { nextPayoutAt, releaseHoldDays, shopBalance } from '../../money/settlement/index.ts';
import { statementCsv, statementOf, type Days } from '../../money/wallet/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { earningsFile } from './earnings-file.ts';
import { listEarnings, listReleases } from './earnings-queries.ts';
import { monthlyStatement, monthlyStatementFile, statementEntries } from './monthly-statement.ts';
import { payoutPartsFile, showPayoutParts } from './payout-parts.ts';
import { presentEarning, presentRelease } from './present-earning.ts';

/** The shop desk's endpoints of balance, earnings, releases and statements. */
export function shopEarningsRoutes(api: Api, { db }: Pick<Deps, 'db'>): void {
  const { read } = db;
  const statement = async ({ actor: { shopId }, locale, now }: MerchantCall, days: Days) => {
    const { name } = await read.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow();
    return statementOf(read, { account: shopAvailable(shopId), holder: name }, { locale, now }, days);
  };

  api.merchant(contract.shopBalance, async ({ actor: { shopId }, now }) => {
    const settings = await readSettings(read, now);
    const [balance, plan] = await Promise.all([
      shopBalance(read, shopId, settings, now),
      read.selectFrom('shop_payout_plans').select('looked_at').where('shop_id', '=', shopId).executeTakeFirst(),
    ]);
    const { available, payable, onHold, holdDays, held, debt, pending, pendingOrders, earned } = balance;
    return {
      available: toWire(usd(available)),
      payable: toWire(usd(payable)),
      on_hold: toWire(usd(onHold)),
      hold_days: holdDays,
      held: toWire(usd(held)),
      debt: toWire(usd(debt)),
      pending: toWire(usd(pending)),
      pending_orders: pendingOrders,
      earned: toWire(usd(earned)),
      minimum: toWire(usd(settings['payout.minimum'])),
      schedule: settings['payout.schedule'],
      next_payout_at: plan && settings['payout.schedule'] === 'weekly' ? nextPayoutAt(now).toISOString() : null,
    };
  });

  api.merchant(contract.shopEarnings, async ({ actor: { shopId }, now }, input) => {
    const settings = await readSettings(read, now);
    const { total, rows, next } = await listEarnings(read, shopId, settings['orders.afterSaleDays'], input);
    return { total, list: rows.map(presentEarning), next };
  });

  api.merchantDownload(contract.exportEarnings, async (call, filters) => {
    const settings = await readSettings(read, call.now);
    return earningsFile(read, call, settings['orders.afterSaleDays'], filters);
  });

  api.merchant(contract.shopCalendar, async ({ actor: { shopId }, now }, input) => {
    const settings = await readSettings(read, now);
    const [{ total, rows, next }, holdDays] = await Promise.all([
      listReleases(read, shopId, settings['orders.afterSaleDays'], input),
      releaseHoldDays(read, shopId, settings, now),
    ]);
    return { total, list: rows.map((row) => presentRelease(row, holdDays)), next };
  });

  api.merchant(parts.payoutParts, ({ actor: { shopId } }, input) => showPayoutParts(read, shopId, input));
  api.merchantDownload(parts.exportPayoutParts, (call, { id }) => payoutPartsFile(read, call, id));

  api.merchant(contract.shopStatement, (call, days) => statement(call, days));
  api.merchant(contract.shopStatementCsv, async (call, days) => statementCsv(await statement(call, days), call.locale));

  api.merchant(monthly.shopMonthlyStatement, ({ actor: { shopId } }, { month }) =>
    monthlyStatement(read, shopId, month),
  );
  api.merchant(monthly.shopStatementEntries, ({ actor: { shopId } }, input) => statementEntries(read, shopId, input));
  api.merchantDownload(monthly.shopMonthlyStatementCsv, ({ actor: { shopId }, locale }, { month }) =>
    monthlyStatementFile(read, shopId, month, locale),
  );
}
