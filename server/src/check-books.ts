import { toWire, usd } from '@tradewind/contract/base/money';
import { openInstallation } from './installation.ts';
import { checkBooks } from './money/ledger/index.ts';
import { reportStartUpError } from './start-up.ts';

/** `npm run check-books`: recounts the books, prints the findings, and exits with 1 if there are any. */
try {
  const installation = await openInstallation();
  const report = await checkBooks(installation.db).finally(installation.close);
  const { transactions, entries, liabilities, holdings, findings } = report;
  process.stdout.write(
    `${transactions} transactions, ${entries} entries; owed $${toWire(usd(liabilities))}, held $${toWire(usd(holdings))}\n`,
  );
  for (const finding of findings) process.stdout.write(`WRONG  ${finding}\n`);
  process.stdout.write(findings.length === 0 ? 'The books are right.\n' : `${findings.length} findings.\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  reportStartUpError(error);
}
