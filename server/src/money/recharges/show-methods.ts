import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import { balanceText, rechargeMethodTexts } from '@tradewind/contract/money/recharge-texts';
import {
  rechargeMethods,
  type RechargeMethod,
  type RechargeTime,
  type openRechargeMethods,
  type waysToPay,
} from '@tradewind/contract/money/recharges';
import type { Call, ShopperCall } from '../../base/http/call.ts';
import { isWatched, type Network, openNetworks } from '../networks/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { maxPayment, rechargeFee } from './recharge.ts';
import { medianReviewMinutes } from './recharge-queries.ts';
import type { RechargesDeps } from './recharges-deps.ts';

type MethodsDeps = Pick<RechargesDeps, 'db' | 'payments'>;

/** The methods that are set up on this installation. */
export const openMethods = async (deps: MethodsDeps): Promise<RechargeMethod[]> => (await findMethods(deps)).methods;

async function findMethods({ db, payments }: MethodsDeps) {
  const networks = await openNetworks(db.read);
  const watched = networks.filter(isWatched);
  const open: Record<RechargeMethod, boolean> = {
    chain: watched.length > 0,
    manual: networks.length > 0,
    card: payments !== null,
    online: payments !== null,
  };
  return { methods: rechargeMethods.filter((method) => open[method]), watched };
}

/** The methods that a shopper can use, with fee and time: those that are set up, while the wallet is open. */
export async function showMethods(
  { db, payments }: MethodsDeps,
  { now }: ShopperCall,
): Promise<OutputOf<typeof openRechargeMethods>> {
  const [settings, { methods, watched }, median] = await Promise.all([
    readSettings(db.read, now),
    findMethods({ db, payments }),
    medianReviewMinutes(db.read, now),
  ]);
  const mode = settings['wallet.mode'];
  const times: Record<RechargeMethod, RechargeTime> = {
    chain: { kind: 'confirmations', count: Math.max(0, ...watched.map(({ confirmations }) => confirmations)) },
    manual: { kind: 'review', median_minutes: median },
    card: { kind: 'at_once' },
    online: { kind: 'at_once' },
  };
  return {
    mode,
    minimum: toWire(usd(settings['recharge.minimum'])),
    maximum: toWire(maxPayment),
    ways: rechargeMethods.map((way) =>
      mode === 'open' && methods.includes(way)
        ? { way, open: 1, fee: toWire(rechargeFee), takes: times[way] }
        : { way, open: 0 },
    ),
    sandbox: payments?.name === 'sandbox' ? 1 : 0,
  };
}

/** What anybody sees of it: the wallet, and while it is open the methods that fill it. */
export async function showWaysToPay(
  { db, payments }: MethodsDeps,
  { locale, now }: Pick<Call, 'locale' | 'now'>,
): Promise<OutputOf<typeof waysToPay>> {
  const [settings, methods, networks] = await Promise.all([
    readSettings(db.read, now),
    openMethods({ db, payments }),
    openNetworks(db.read),
  ]);
  const isOpen = settings['wallet.mode'] === 'open';
  const nameOf = (way: RechargeMethod) =>
    way === 'chain' ? tokensOn(networks.filter(isWatched)) : rechargeMethodTexts[way][locale];
  return {
    list: [
      { way: 'balance', name: balanceText[locale] },
      ...(isOpen ? methods.map((way) => ({ way, name: nameOf(way) })) : []),
    ],
  };
}

/** "USDT (Tron, Ethereum)". */
const tokensOn = (networks: readonly Network[]): string =>
  [...Map.groupBy(networks, ({ symbol }) => symbol)]
    .map(([symbol, group]) => `${symbol} (${group.map(({ name }) => name).join(', ')})`)
    .join(', ');
