import { access, constants, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fullBelow, nearlyFullBelow, readFreeBytes } from './base/files/free-space.ts';
import { explainListenError } from './base/http/port.ts';
import { broken, brokenBy, warning, type Finding } from './doctor-findings.ts';
import type { Env } from './env.ts';

/** The findings on this machine, without the database. */
export async function examineMachine(env: Env, dataDir: string, freeBytes = readFreeBytes): Promise<Finding[]> {
  const findings = await Promise.all([examineFolder(dataDir), examineDisk(dataDir, freeBytes), examinePort(env)]);
  return findings.flat();
}

async function examineFolder(dataDir: string): Promise<Finding[]> {
  for (const folder of [dataDir, join(dataDir, 'files')]) {
    const found = await stat(folder).catch(() => null);
    // The first file creates its folder.
    if (!found && folder !== dataDir) continue;
    if (!found)
      return [
        broken(`The folder ${dataDir} is missing.`, 'Check DATA_DIR, start Tradewind once, or restore a backup.'),
      ];
    const isUsable = found.isDirectory() && (await isWritable(folder));
    if (!isUsable)
      return [broken(`Files can't be written to ${folder}.`, 'It has to be a folder that this user may write to.')];
  }
  return [];
}

async function examineDisk(dataDir: string, freeBytes: (folder: string) => Promise<number>): Promise<Finding[]> {
  const free = await freeBytes(dataDir).catch(() => Infinity);
  const what = `The disk of ${dataDir} has ${Math.round(free / 1e6)} MB left.`;
  if (free < fullBelow) return [broken(what, 'Free some space now: without it the database stops.')];
  return free < nearlyFullBelow ? [warning(what, 'Free some space, or use a larger disk.')] : [];
}

/** The port is free, or this product answers there. */
async function examinePort({ PORT, HOST }: Env): Promise<Finding[]> {
  const error = await tryPort(PORT, HOST);
  if (!error) return [];
  const status = await askHealth(PORT, HOST);
  if (status === null) return [brokenBy(explainListenError(error, PORT))];
  if (status === 'ok') return [];
  return [broken(`Tradewind is running on port ${PORT} and not well: ${status}.`, 'Read its log.')];
}

const tryPort = (port: number, host: string | undefined): Promise<Error | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

/** What `/healthz` says; null when something else answers. */
async function askHealth(port: number, host: string | undefined): Promise<string | null> {
  const name = host && !['0.0.0.0', '::'].includes(host) ? host : 'localhost';
  try {
    const response = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(2_000) });
    const { status } = (await response.json()) as { status?: unknown };
    return typeof status === 'string' ? status : null;
  } catch {
    return null;
  }
}

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
