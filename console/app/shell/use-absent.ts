import { clock } from '@tradewind/contract/operations/desk/clock';
import { demoChain } from '@tradewind/contract/operations/desk/demo-chain';
import { useDesk } from '../api/use-desk.ts';
import type { MenuEntry } from './menu-entries.ts';

/** Menu entries whose matter this installation does not have. */
export function useAbsent(): readonly MenuEntry['to'][] {
  const chain = useDesk(demoChain, {}).data;
  const time = useDesk(clock, {}).data;
  return [...(chain?.total ? [] : (['demo_chain'] as const)), ...(time?.movable ? [] : (['clock'] as const))];
}
