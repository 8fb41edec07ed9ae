import type { Deps } from '../../base/deps.ts';
import { allNetworks, isOnDemoChain, type Network } from '../../money/networks/index.ts';
import type { DemoChainKeeper } from './keep-demo-chain.ts';

export interface DemoChainDeps extends Deps {
  /** Only demo installations have one. */
  demoChain?: DemoChainKeeper | undefined;
  /** Looks at the chains at once, so that nobody has to wait for the next look. */
  look(): Promise<void>;
}

/** The networks that are on the demo chain now; none where it does not run. */
export async function networksOnChain({ db, demoChain }: DemoChainDeps): Promise<Network[]> {
  const chain = demoChain?.running();
  return chain ? (await allNetworks(db.read)).filter((network) => isOnDemoChain(chain.url, network)) : [];
}
