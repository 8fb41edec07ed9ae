import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import { scans } from '../../money/deposits/index.ts';
import { allNetworks, hexOf, pointDemoNetworks, releaseDemoNetworks } from '../../money/networks/index.ts';
import { startDemoChain, type DemoChain } from './demo-chain.ts';
import { demoChainId } from './run-node.ts';

/** The chain of a demo installation, which comes some moments after the server and may never come. */
export interface DemoChainKeeper {
  /** The chain while it runs. */
  running(): DemoChain | null;
  /** Begins to start it; nobody waits for that. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Keeps the demo chain beside the server. It begins where an earlier one ended; what had not
 * been credited by then is gone, as after a re-org. Where it can't run, the networks stay without anybody to watch them.
 */
export function keepDemoChain(deps: Pick<Deps, 'db'> & { log: Pick<FastifyBaseLogger, 'warn'> }): DemoChainKeeper {
  const { db, log } = deps;
  let chain: DemoChain | null = null;
  let stopping = false;
  let starting: Promise<void> | undefined;

  async function begin(): Promise<void> {
    // One that was killed could not tidy up.
    await db.transact((tx) => releaseDemoNetworks(tx, 'all'));
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
    await db.transact((tx) => pointDemoNetworks(tx, demoChainId, started.url));
    void forgetAtEnd(started);
  }

  async function forgetAtEnd({ ended }: DemoChain): Promise<void> {
    await ended;
    chain = null;
  }

  return {
    running: () => chain,
    start() {
      starting ??= begin().catch((error: unknown) =>
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'There is no demo chain'),
      );
    },
    async stop() {
      stopping = true;
      await starting;
      const running = chain;
      if (!running) return;
      await db.transact((tx) => releaseDemoNetworks(tx, running.url));
      await running.stop();
    },
  };
}
