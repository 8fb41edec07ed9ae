import type { InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import * as contract from '@tradewind/contract/people/users';
import type { TestApp } from './app.ts';

/** The password of every registered shopper. */
export const password = 'lantern-42';

/** How tests register and sign in. */
export function accountActs({ data }: TestApp) {
  let shopperCount = 0;

  /** Registers an account for one test. */
  async function newShopper(more: Partial<InputOf<typeof contract.register>> = {}) {
    shopperCount += 1;
    const username = `Mai_${shopperCount}`;
    const { id } = await data(contract.register, { username, password, ...more });
    return { id, username };
  }
  const signIn = async (account: string, secret = password): Promise<OutputOf<typeof contract.login>['userinfo']> =>
    (await data(contract.login, { account, password: secret })).userinfo;

  return { newShopper, signIn };
}
