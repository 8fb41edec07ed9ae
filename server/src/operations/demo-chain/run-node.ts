import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const demoChainId = 31_337n;

export interface RunningNode {
  /** Address of its JSON-RPC, on localhost only. */
  url: string;
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Runs a local chain that starts at a block and mines only on request. @throws Error when the program can't run. */
export async function runNode(firstBlock: bigint): Promise<RunningNode> {
  const program = join(import.meta.dirname, 'node-program.ts');
  const settings = [
    '--port',
    '0',
    '--no-mining',
    '--number',
    String(firstBlock),
    '--chain-id',
    String(demoChainId),
    '--accounts',
    '1',
    '--color',
    'never',
  ];
  const node = spawn(process.execPath, [program, ...settings], { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  const ended = once(node, 'close').then(() => undefined);
  const stop = async () => {
    node.kill('SIGTERM');
    await ended;
  };
  // A pipe, as configured above; the types don't know `stdio` with four entries.
  const url = await listeningAt(node.stdout!);
  if (!url) {
    await stop();
    throw new Error('The program of the demo chain does not run on this machine');
  }
  return { url, ended, stop };
}

/** Reads the address from the node's output; later output is discarded. */
async function listeningAt(output: NodeJS.ReadableStream): Promise<string | null> {
  for await (const line of createInterface({ input: output })) {
    const port = /Listening on [\d.]+:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    output.resume();
    return `http://127.0.0.1:${port}`;
  }
  return null;
}
