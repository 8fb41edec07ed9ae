import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import { rechargeMethods, type RechargeMethod, type openRechargeMethods } from '@tradewind/contract/money/recharges';
import type { ShopperCall } from '../../base/http/call.ts';
import { isWatched, openNetworks } from '../networks/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { maxPayment } from './recharge.ts';
import type { RechargesDeps } from './recharges-deps.ts';

type MethodsDeps = Pick<RechargesDeps, 'db' | 'payments'>;

/** The methods that are set up on this installation. */
export async function openMethods({ db, payments }: MethodsDeps): Promise<RechargeMethod[]> {
  const networks = await openNetworks(db.read);
  const open: Record<RechargeMethod, boolean> = {
    chain: networks.some(isWatched),
    manual: networks.length > 0,
    card: payments !== null,
    online: payments !== null,
  };
  return rechargeMethods.filter((method) => open[method]);
}

/** The methods that a shopper can use: those that are set up, while the wallet is open. */
export async function showMethods(
  { db, payments }: MethodsDeps,
  { now }: ShopperCall,
): Promise<OutputOf<typeof openRechargeMethods>> {
  const [settings, methods] = await Promise.all([readSettings(db.read, now), openMethods({ db, payments })]);
  const mode = settings['wallet.mode'];
  return {
    mode,
    minimum: toWire(usd(settings['recharge.minimum'])),
    maximum: toWire(maxPayment),
    ways: rechargeMethods.map((way) => ({ way, open: mode === 'open' && methods.includes(way) ? 1 : 0 })),
    sandbox: payments?.name === 'sandbox' ? 1 : 0,
  };
}
