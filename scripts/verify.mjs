/** `npm run verify`: everything that can be checked without a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { script } from './lib/step.mjs';

await script(async () => {
  const reports = mkdtempSync(join(tmpdir(), 'tradewind-verify-'));
  try {
    await install({ tools: true });
    await runChecks({ reports });
  } finally {
    rmSync(reports, { recursive: true });
  }
});
