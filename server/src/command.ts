import { parseArgs } from 'node:util';
import { backUp, printNewKey } from './backup.ts';
import { StartUpError } from './base/start-up-error.ts';
import { examine } from './doctor.ts';
import { readEnv } from './env.ts';
import { restore } from './restore.ts';
import { reportStartUpError } from './start-up.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const usage: Record<string, string> = {
  backup: 'npm run backup -- <file, folder or s3://bucket/path>\n       npm run backup -- --new-key',
  restore: 'npm run restore -- <file or s3://bucket/path> [--force]',
  doctor: 'npm run doctor',
};

/** `npm run backup`, `restore` and `doctor`: see docs/operations.md. Exits with 1 when something is wrong. */
async function main([command = '', ...rest]: string[]): Promise<void> {
  const wrongUse = new StartUpError(`Usage: ${usage[command] ?? Object.values(usage).join('\n       ')}`);
  const { values, positionals } = readArguments(rest, wrongUse);
  const [where] = positionals;
  if (command === 'backup' && values['new-key']) await printNewKey(print);
  else if (command === 'backup' && where) await backUp(readEnv(), where, print);
  else if (command === 'restore' && where) {
    const areBooksRight = await restore(readEnv(), where, values.force, print);
    if (!areBooksRight) process.exitCode = 1;
  } else if (command === 'doctor' && positionals.length === 0) await reportHealth();
  else throw wrongUse;
}

async function reportHealth(): Promise<void> {
  const findings = await examine(readEnv());
  for (const { level, what, advice } of findings)
    print(`${level === 'broken' ? 'BROKEN ' : 'WARNING'}  ${what}\n         ${advice}`);
  if (findings.length === 0) print('Nothing is wrong.');
  if (findings.some(({ level }) => level === 'broken')) process.exitCode = 1;
}

function readArguments(args: string[], wrongUse: StartUpError) {
  try {
    const options = {
      force: { type: 'boolean', default: false },
      'new-key': { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw wrongUse;
  }
}

await main(process.argv.slice(2)).catch(reportStartUpError);
