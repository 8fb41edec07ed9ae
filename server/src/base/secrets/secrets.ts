import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'payment-code.secret';

/**
 * The secret under which payment codes are hashed. It is stored outside of the database, so that a copy of the database
 * does not reveal the codes. It is given from outside, or created once in the data folder, readable by its owner only.
 * If it is lost, every shopper must set a new code.
 */
export async function paymentCodeSecret(dataDir: string, given: string | undefined): Promise<Buffer> {
  if (given) return givenSecret(given);
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, fileName), randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await storedSecret(dataDir))!;
}

/** The secret that the environment gives. */
export const givenSecret = (given: string): Buffer => Buffer.from(given);

/** The secret of the data folder; null where there is none. */
export async function storedSecret(dataDir: string): Promise<Buffer | null> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : Buffer.from(text.trim(), 'hex');
}

/** Keeps a secret in the data folder in place of the one that is there. */
export async function writeSecret(dataDir: string, secret: Buffer): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `${fileName}.new`);
  await writeFile(draft, secret.toString('hex'), { mode: 0o600, flush: true });
  await rename(draft, join(dataDir, fileName));
}
