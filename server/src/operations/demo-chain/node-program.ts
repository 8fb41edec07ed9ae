import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The program that `run-node.ts` starts: the chain's node, which ends when the server's process ends for any reason. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

/** The package's launcher finds the binary for this machine and exits with an error if there is none. */
const launcher = join(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'), '../bin.mjs');
await import(pathToFileURL(launcher).href);
