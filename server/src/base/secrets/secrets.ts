import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret under which payment codes are hashed. It is stored outside of the database, so that a copy of the database
 * does not reveal the codes. It is given from outside, or created once in the data folder, readable by its owner only.
 * If it is lost, every shopper must set a new code.
 */
export async function paymentCodeSecret(dataDir: string, given: string | undefined): Promise<Buffer> {
  if (given) return Buffer.from(given);
  const file = join(dataDir, 'payment-code.secret');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
}
