import * as contract from '@tradewind/contract/goods/shop-desk/me';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { showMe } from './show-me.ts';

/** The endpoint for the signed-in member of a shop. */
export function merchantsRoutes(api: Api, { db, demo }: Pick<Deps, 'db'> & { demo: boolean }): void {
  api.merchant(contract.me, ({ actor }) => showMe(db.read, actor, demo));
}
