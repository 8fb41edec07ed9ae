import { getBlockchain } from '@tradewind/contract/money/networks';
import * as contract from '@tradewind/contract/money/recharges';
import { balanceOf, userAvailable } from '../src/money/ledger/index.ts';
import type { TestApp } from './app.ts';
import type { BuiltShopper } from './build-shopper.ts';
import { upload } from './build-upload.ts';

/** What a shopper does to recharge by a transfer with a picture as evidence, and what comes of it. */
export function transferActs({ app, data, db }: TestApp) {
  /** The available balance in US cents. */
  const balance = async (who: BuiltShopper) => (await balanceOf(db.read, userAvailable(who.id))).minor;
  const addressOf = async (who: BuiltShopper) => (await data(getBlockchain, {}, who))[0]!.blockchain;
  /** A form with valid fields, except for the given changes. */
  const form = async (who: BuiltShopper, change: Record<string, unknown> = {}) => ({
    recharge_type: 1,
    network: 'USDT-TRC20',
    blockchain: await addressOf(who),
    price: '100',
    image: await upload(app, who.token),
    ...change,
  });
  /** Requests a recharge of 100.00. @returns its id. */
  async function requestTransfer(who: BuiltShopper, change: Record<string, unknown> = {}) {
    return (await data(contract.requestRecharge, (await form(who, change)) as never, who)).id;
  }
  const log = (who: BuiltShopper, status = 'all') => data(contract.rechargeLog, { status }, who);

  return { balance, addressOf, form, requestTransfer, log };
}
