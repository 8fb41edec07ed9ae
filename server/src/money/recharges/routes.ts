import * as contract from '@tradewind/contract/money/recharges';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { FastifyInstance } from 'fastify';
import { minute } from '../../base/clock/clock.ts';
import type { Api } from '../../base/http/api.ts';
import { requestRecharge } from './request-recharge.ts';
import { deskRechargesRoutes } from './desk-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { presentRecharge } from './present-recharge.ts';
import { findRecharge, listRecharges } from './recharge-queries.ts';
import type { RechargesDeps } from './recharges-deps.ts';
import { showMethods, showWaysToPay } from './show-methods.ts';
import { startCheckout } from './start-checkout.ts';

/** How long a link to evidence is valid. */
export const evidenceLife = 10 * minute;

/** Endpoints of shoppers, operators and payment providers. */
export function rechargesRoutes(app: FastifyInstance, api: Api, deps: RechargesDeps): void {
  const { read } = deps.db;

  api.shopper(contract.openRechargeMethods, (call) => showMethods(deps, call));
  api.cached(contract.waysToPay, (call) => showWaysToPay(deps, call));
  api.shopper(contract.requestRecharge, (call, input) => requestRecharge(deps, call, input));
  api.shopper(contract.startCheckout, (call, input) => startCheckout(deps, call, input));

  api.shopper(contract.rechargeLog, async ({ actor, locale }, { status, page, limit }) => {
    const { rows, total } = await listRecharges(read, actor.userId, status, page, limit);
    return { total, count: total, list: rows.map((row) => presentRecharge(row, locale)) };
  });

  api.shopper(contract.rechargeById, async ({ actor, locale, now }, { id }) => {
    const recharge = requireFound(await findRecharge(read, actor.userId, id), 'recharge_not_found');
    return {
      ...presentRecharge(recharge, locale),
      evidence: recharge.evidence ? deps.fileLinks.sign(recharge.evidence, now, evidenceLife) : '',
    };
  });

  deskRechargesRoutes(api, deps);
  paymentRoutes(app, deps);
}
