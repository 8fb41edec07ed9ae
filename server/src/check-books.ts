import { toWire, usd } from '@tradewind/contract/base/money';
import { openInstallation } from './installation.ts';
import { checkBooks } from './money/ledger/index.ts';
import { verifyAuditLog } from './platform/operators/index.ts';
import { reportStartUpError } from './start-up.ts';

/**
 * `npm run check-books`: recounts the books and recomputes the chain of the audit log, prints the findings, and exits with 1 if
 * there are any.
 */
try {
  const { db, close } = await openInstallation();
  const check = async () => [await checkBooks(db), await verifyAuditLog(db)] as const;
  const [books, log] = await check().finally(close);
  const { transactions, entries, liabilities, holdings, findings } = books;
  process.stdout.write(
    `${transactions} transactions, ${entries} entries; owed $${toWire(usd(liabilities))}, held $${toWire(usd(holdings))}\n`,
  );
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
