import { parseArgs } from 'node:util';
import { backUp, printNewKey } from './backup.ts';
import { StartUpError } from './base/start-up-error.ts';
import { readEnv } from './env.ts';
import { restore } from './restore.ts';
import { reportStartUpError } from './start-up.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const usage: Record<string, string> = {
  backup: 'npm run backup -- <file, folder or s3://bucket/path>\n       npm run backup -- --new-key',
  restore: 'npm run restore -- <file or s3://bucket/path> [--force]',
};

/** `npm run backup` and `npm run restore`: see docs/operations.md. Exits with 1 when something is wrong. */
async function main([command = '', ...rest]: string[]): Promise<void> {
  const wrongUse = new StartUpError(`Usage: ${usage[command] ?? Object.values(usage).join('\n       ')}`);
  const { values, positionals } = readArguments(rest, wrongUse);
  const [where] = positionals;
  if (command === 'backup' && values['new-key']) await printNewKey(print);
  else if (command === 'backup' && where) await backUp(readEnv(), where, print);
  else if (command === 'restore' && where) {
    const areBooksRight = await restore(readEnv(), where, values.force, print);
    if (!areBooksRight) process.exitCode = 1;
  } else throw wrongUse;
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
