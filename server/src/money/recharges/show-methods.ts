import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import { rechargeMethods, type RechargeMethod, type rechargeWays } from '@tradewind/contract/money/recharges';
import type { ShopperCall } from '../../base/http/call.ts';
import { isWatched, openNetworks } from '../networks/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { largestPayment } from './recharge.ts';
import type { RechargesDeps } from './recharges-deps.ts';

type MethodsDeps = Pick<RechargesDeps, 'db' | 'payments'>;

/** The ways that somebody has set up here. */
export async function openMethods({ db, payments }: MethodsDeps): Promise<RechargeMethod[]> {
  const networks = await openNetworks(db.read);
  const open: Record<RechargeMethod, boolean> = {
    chain: networks.some(isWatched),
    manual: networks.length > 0,
    card: payments !== null,
    online: payments !== null,
  };
  return rechargeMethods.filter((way) => open[way]);
}

/** Which ways to top up a shopper can take: those that are set up, while the wallet is open. */
export async function showMethods(
  { db, payments }: MethodsDeps,
  { now }: ShopperCall,
): Promise<OutputOf<typeof rechargeWays>> {
  const [settings, ways] = await Promise.all([readSettings(db.read, now), openMethods({ db, payments })]);
  const mode = settings['wallet.mode'];
  return {
    mode,
    minimum: toWire(usd(settings['recharge.minimum'])),
    maximum: toWire(largestPayment),
    ways: rechargeMethods.map((way) => ({ way, open: mode === 'open' && ways.includes(way) ? 1 : 0 })),
    sandbox: payments?.name === 'sandbox' ? 1 : 0,
  };
}
