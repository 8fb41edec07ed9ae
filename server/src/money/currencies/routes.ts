import { currencyRates } from '@tradewind/contract/money/currencies';
import * as desk from '@tradewind/contract/money/desk/rates';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { fetchRates } from './fetch-rates.ts';
import { loadRates } from './load-rates.ts';
import type { RatesFeed } from './rates-feed.ts';
import { currentRates, deskRates } from './rates-queries.ts';

/** Endpoints of visitors and operators. */
export function currenciesRoutes(api: Api, deps: Deps & { ratesFeed: RatesFeed | null }): void {
  const { read } = deps.db;
  const listRates = async (now: Date) => {
    const list = await deskRates(read, now);
    return { list, total: list.length, feed: deps.ratesFeed?.name ?? '' };
  };
  api.public(currencyRates, async () => ({ list: await currentRates(read) }));
  api.operator(desk.deskRates, ({ now }) => listRates(now));
  api.operator(desk.loadRates, async (call, input) => {
    await loadRates(deps, call, input);
    return listRates(call.now);
  });
  api.operator(desk.fetchRates, async ({ operator, now }) => {
    await fetchRates(deps, operator);
    return listRates(now);
  });
}
