import { join } from 'node:path';
import { startChildServer, type ChildServer } from '../test/child-server.ts';
import { askUsage, type Usage } from './usage.ts';

/** A server in a child process, so that it shares no thread with the measuring client. */
export interface MeasuredServer extends ChildServer {
  /** What the product has used since it started; its longest hold-up is since the last call. */
  readonly usage: () => Promise<Usage>;
}

/** Starts a file of this folder. */
export async function startChild(file: string, env: NodeJS.ProcessEnv, work?: object): Promise<MeasuredServer> {
  const server = await startChildServer(join(import.meta.dirname, file), env, work);
  return { ...server, usage: () => askUsage(server.process) };
}
