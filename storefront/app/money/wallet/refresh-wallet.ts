import type { QueryClient } from '@tanstack/react-query';
import { getUserInfo } from '@tradewind/contract/people/users';
import { bill, walletOverview, walletStatement } from '@tradewind/contract/money/wallet';

/** What says how much there is: stale after whatever moves money. */
const endpoints = [getUserInfo, walletOverview, bill, walletStatement];

export const refreshWallet = (queries: QueryClient) =>
  Promise.all(endpoints.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
