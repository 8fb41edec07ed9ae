import { enableDemoNetworks } from '../../src/money/networks/index.ts';
import type { Step } from './step.ts';

/** Opens networks for demo deposits. An existing network is unchanged. */
export const seedNetworks: Step = ({ db }) => db.transact((tx) => enableDemoNetworks(tx));
