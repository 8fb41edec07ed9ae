import { demoChain } from '@tradewind/contract/desk/demo-chain';
import { useDesk } from '../api/use-desk.ts';
import type { MenuEntry } from './menu-entries.ts';

/** Menu entries whose matter this installation does not have. */
export function useAbsent(): readonly MenuEntry['to'][] {
  const { data } = useDesk(demoChain, {});
  return data?.total ? [] : ['demo_chain'];
}
