import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `run-node.ts` starts: the chain's node, which ends with the server that started it, however that ends. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

/** The package's own launcher finds the node's program for this machine, and ends with an error where there is none. */
const launcher = join(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'), '../bin.mjs');
await import(pathToFileURL(launcher).href);
