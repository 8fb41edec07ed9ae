import { defineConfig } from '@playwright/test';

/** Set when the installation below is ready; set by hand, journeys use a running installation. */
const { JOURNEY_ORIGIN, CHROMIUM_PATH } = process.env;

/** Journeys that move the clock, in an installation of their own; one at a time. */
const clockJourneys = '**/{order-life,refund-life,late-card-payment,operators-day}.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'with a movable clock', testMatch: clockJourneys, workers: 1 },
    { name: 'in one installation', testIgnore: clockJourneys },
  ],
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Generous timeouts: speed is measured by the benchmark.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: JOURNEY_ORIGIN,
    // The journeys share an installation, not what one of them has kept; see app.spec.ts.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  webServer: JOURNEY_ORIGIN
    ? undefined
    : {
        name: 'world',
        command: 'node scripts/build.mjs && exec node server/test/journey-world.ts',
        cwd: '../..',
        wait: {
          stdout:
            /Journeys start at (?<journey_origin>\S+) on (?<journey_database>\S+) in (?<journey_folder>\S+), with a clock at (?<clock_origin>\S+) on (?<clock_database>\S+)/,
        },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        timeout: 180_000,
      },
});
