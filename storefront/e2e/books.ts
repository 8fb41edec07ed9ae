import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Recounts the books as `npm run check-books` does, on the world's database. @throws when something in them is wrong. */
export async function checkBooks(): Promise<string> {
  return onTheWorld('server/src/check-books.ts');
}

/** Gives a shopper money to spend, booked as everything is. */
export async function giveBalance(username: string, dollars: number): Promise<void> {
  await onTheWorld('server/test/give-balance.ts', username, String(dollars * 100));
}

async function onTheWorld(program: string, ...args: string[]): Promise<string> {
  const { JOURNEY_DATABASE, JOURNEY_FOLDER } = process.env;
  const env = { ...process.env, DATABASE_URL: JOURNEY_DATABASE, DATA_DIR: JOURNEY_FOLDER };
  const { stdout } = await run('node', [program, ...args], { cwd: root, env });
  return stdout;
}
