import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import { scans } from '../../money/deposits/index.ts';
import { allNetworks, hexOf, connectDemoNetworks, disconnectDemoNetworks } from '../../money/networks/index.ts';
import { startDemoChain, type DemoChain } from './demo-chain.ts';
import { demoChainId } from './run-node.ts';

/** Controls the chain of a demo installation, which starts after the server and may fail to start. */
export interface DemoChainController {
  /** The chain, or null while it does not run. */
  running(): DemoChain | null;
  /** Starts the chain in the background. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Creates the controller of the demo chain. The chain starts at the height at which the previous one ended; deposits that
 * were not credited by then are lost, as after a re-org. If it can't run, the networks stay without a chain to scan.
 */
export function demoChainController(
  deps: Pick<Deps, 'db'> & { log: Pick<FastifyBaseLogger, 'warn'> },
): DemoChainController {
  const { db, log } = deps;
  let chain: DemoChain | null = null;
  let stopping = false;
  let starting: Promise<void> | undefined;

  async function begin(): Promise<void> {
    // A server that was killed left its networks pointed at the chain.
    await db.transact((tx) => disconnectDemoNetworks(tx, 'all'));
    const networks = await allNetworks(db.read);
    const seen = (await scans(db.read)).map(({ head, scannedThrough }) =>
      head > scannedThrough ? head : scannedThrough,
    );
    const firstBlock = seen.reduce((highest, height) => (height > highest ? height : highest), 0n) + 1n;
    const started = await startDemoChain(
      firstBlock,
      networks.map(({ kind, token }) => hexOf(kind, token)),
    );
    if (stopping) return started.stop();
    chain = started;
    await db.transact((tx) => connectDemoNetworks(tx, demoChainId, started.url));
    void clearWhenEnded(started);
  }

  async function clearWhenEnded({ ended }: DemoChain): Promise<void> {
    await ended;
    chain = null;
  }

  const logFailure = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'There is no demo chain');

  return {
    running: () => chain,
    start() {
      starting ??= begin().catch(logFailure);
    },
    async stop() {
      stopping = true;
      await starting;
      const running = chain;
      if (!running) return;
      // Without the database the next start disconnects them.
      await db.transact((tx) => disconnectDemoNetworks(tx, running.url)).catch(logFailure);
      await running.stop();
    },
  };
}
