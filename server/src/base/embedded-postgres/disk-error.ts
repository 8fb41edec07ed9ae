import { StartUpError } from '../start-up-error.ts';

/** The server does not start because its disk is full, which may pass. */
export class DiskFullError extends StartUpError {}

/** Whether a program of PostgreSQL failed for want of space, by its output. */
export const isDiskFull = (output: string): boolean => /No space left on device|Disk quota exceeded/.test(output);

const sentences: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space and start again.',
  EDQUOT: 'the disk quota is used up. Free some space and start again.',
  // Node also reports this when a folder cannot be created on a read-only disk.
  ENOENT: 'it cannot be made there. Choose a writable folder with DATA_DIR.',
  EROFS: 'the disk is read-only. Choose a writable folder with DATA_DIR.',
  EACCES: 'this user may not write there. Correct the owner or the mode, or choose another folder with DATA_DIR.',
  EPERM: 'this user may not write there. Correct the owner or the mode, or choose another folder with DATA_DIR.',
  ENOTDIR: 'a part of this path is a file. Choose another folder with DATA_DIR.',
  EEXIST: 'a file stands where a folder is needed. Move it away, or choose another folder with DATA_DIR.',
  EIO: 'the disk reports a read or write error. Check the disk before anything else.',
};

/**
 * Runs work on the disk and turns an error of the operating system into a message that names the folder.
 *
 * @throws StartUpError for a known disk error.
 */
export async function withDiskAdvice<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = sentences[code];
    if (!sentence) throw error;
    throw new StartUpError(`The database cannot use the folder ${folder}: ${sentence}`, { cause: error });
  }
}

/** Advice for a failed program of PostgreSQL, based on its output; undefined when the cause is unknown. */
export function adviceFor(output: string): string | undefined {
  if (isDiskFull(output)) {
    return 'The disk is full. Free some space and start again; nothing that was stored is lost.';
  }
  if (/Permission denied/.test(output)) {
    return 'The database may not read or write its files. Correct their owner and modes and start again.';
  }
  return undefined;
}

/** The last lines of a program's output, which usually contain the reason. */
export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-6).join('\n');
}
