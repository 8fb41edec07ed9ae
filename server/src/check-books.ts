import { parseArgs } from 'node:util';
import { toWire, usd } from '@tradewind/contract/base/money';
import { StartUpError } from './base/start-up-error.ts';
import { openInstallation } from './installation.ts';
import { examineBooks } from './money/ledger/index.ts';
import { verifyAuditLog } from './platform/operators/index.ts';
import { reportStartUpError } from './start-up.ts';

/** @throws StartUpError for arguments that there are not. */
function readArguments(): { onlyNew: boolean } {
  try {
    const { values } = parseArgs({ options: { 'since-proven': { type: 'boolean', default: false } } });
    return { onlyNew: values['since-proven'] };
  } catch {
    throw new StartUpError('Usage: npm run check-books [-- --since-proven]');
  }
}

/**
 * `npm run check-books`: recounts the books, or with `--since-proven` checks what is new, recomputes the chain of the audit log,
 * prints the findings, and exits with 1 if there are any.
 */
try {
  const { onlyNew } = readArguments();
  const { db, clock, close } = await openInstallation();
  const check = async () => [await examineBooks(db, { now: clock.now(), onlyNew }), await verifyAuditLog(db)] as const;
  const [books, log] = await check().finally(close);
  const { transactions, entries, liabilities, holdings, findings, sincePoint, point } = books;
  process.stdout.write(
    `${transactions} transactions, ${entries} entries; owed $${toWire(usd(liabilities))}, held $${toWire(usd(holdings))}\n`,
  );
  process.stdout.write(
    sincePoint === null ? 'Everything was recounted.\n' : `What is new since proven point ${sincePoint} was checked.\n`,
  );
  if (point) process.stdout.write(`Proven up to point ${point.number}, hash ${point.hash.toString('hex') || 'none'}\n`);
  for (const finding of findings) process.stdout.write(`WRONG  ${finding}\n`);
  process.stdout.write(findings.length === 0 ? 'The books are right.\n' : `${findings.length} findings.\n`);
  const { sealed, waiting, head, broken } = log;
  process.stdout.write(`${sealed} audit entries sealed, ${waiting} waiting; head ${head?.toString('hex') ?? 'none'}\n`);
  process.stdout.write(
    broken === null
      ? 'The audit log is whole.\n'
      : `WRONG  First broken audit entry: ${broken.problem}, number ${broken.number ?? 'none'}, id ${broken.id ?? 'gone'}, ` +
          `act ${broken.act || 'gone'}, at ${broken.at ?? 'gone'}\n`,
  );
  process.exitCode = findings.length === 0 && broken === null ? 0 : 1;
} catch (error) {
  reportStartUpError(error);
}
