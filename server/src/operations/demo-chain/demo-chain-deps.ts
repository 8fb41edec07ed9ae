import type { Deps } from '../../base/deps.ts';
import { allNetworks, isOnDemoChain, type Network } from '../../money/networks/index.ts';
import type { DemoChainController } from './demo-chain-controller.ts';

export interface DemoChainDeps extends Deps {
  /** Undefined outside of demo installations. */
  demoChain?: DemoChainController | undefined;
  /** Scans the chains at once instead of at the next run of the timer. */
  look(): Promise<void>;
}

/** The networks that use the demo chain now; none while it does not run. */
export async function networksOnChain({ db, demoChain }: DemoChainDeps): Promise<Network[]> {
  const chain = demoChain?.running();
  return chain ? (await allNetworks(db.read)).filter((network) => isOnDemoChain(chain.url, network)) : [];
}
