/** `npm test`: all that `npm run verify` checks, then the journeys in a real browser. Its last line is the totals. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { provideChromium } from './lib/chromium.mjs';
import { install } from './lib/install.mjs';
import { toolEnvironment } from './lib/paths.mjs';
import { script, step } from './lib/step.mjs';
import { countTests, totalsLine } from './lib/totals.mjs';

const reports = mkdtempSync(join(tmpdir(), 'tradewind-test-'));

await script(async () => {
  await install({ tools: true });
  await runChecks({ reports });
  const env = toolEnvironment({
    CHROMIUM_PATH: await provideChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
  });
  const journeys = ['test', '-c', 'storefront/e2e/playwright.config.ts', '--reporter=list,json'];
  await step('Journeys in the browser', 'playwright', journeys, { env });
});

console.log(`\n${totalsLine(countTests(reports), process.exitCode !== 1)}`);
rmSync(reports, { recursive: true });
