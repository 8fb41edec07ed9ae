import { openDemoNetworks } from '../../src/money/networks/index.ts';
import type { Step } from './step.ts';

/** Addresses to top up at, for play. A network that somebody has set up already stays as it is. */
export const seedNetworks: Step = ({ db }) => db.transact((tx) => openDemoNetworks(tx));
