import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Runs the books check on the installation's database. @throws when it finds an error. */
export async function checkBooks(): Promise<string> {
  return runServerProgram('server/src/check-books.ts');
}

/** Adds to a shopper's available balance by an ordinary posting. */
export async function giveBalance(username: string, dollars: number): Promise<void> {
  await runServerProgram('server/test/give-balance.ts', [username, String(dollars * 100)]);
}

/** Ages a shopper's payout accounts, because a new one is not paid to on its first day. */
export async function agePayoutAccounts(username: string): Promise<void> {
  await runServerProgram('server/test/age-payout-accounts.ts', [username]);
}

/** Creates an operator with a desk session, in the shape that the console stores. */
export async function createDeskSession(roles: readonly OperatorRole[]): Promise<DeskSession> {
  return JSON.parse(await runServerProgram('server/test/create-desk-session.ts', [roles.join(',')])) as DeskSession;
}

export interface DeskSession {
  token: string;
  operator: { id: string; name: string; email: string; roles: OperatorRole[] };
}

/** Runs a program of the server on an installation: that of the journeys, unless its settings are given. @returns its output. */
export async function runServerProgram(
  program: string,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string | undefined>> = {
    DATABASE_URL: process.env.JOURNEY_DATABASE,
    DATA_DIR: process.env.JOURNEY_FOLDER,
  },
): Promise<string> {
  const { stdout } = await run('node', [program, ...args], { cwd: root, env: { ...process.env, ...settings } });
  return stdout;
}
