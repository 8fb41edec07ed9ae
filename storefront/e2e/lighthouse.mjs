/**
 * `npm run lighthouse`: Lighthouse's scores of Home, one product, its shop and a search, as a phone and as a desktop see them, on
 * a product that runs already at http://localhost:8080 or at the address given. Scores are printed, never asserted: they depend
 * on the machine. Lighthouse itself is fetched when this runs: it is large, and nothing else needs it.
 */
import { execFileSync } from 'node:child_process';

const lighthouse = 'lighthouse@13.5.0';
const base = process.argv[2] ?? 'http://localhost:8080';
const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const hot = await fetch(`${base}/api/index/hot_product?page=1&limit=1`, { headers: { lang: 'en' } });
const [product] = (await hot.json()).data.list;
const pages = [
  '/home?lang=en',
  `/detail/${product.product_id}/${product.mer_id}?lang=en`,
  `/shop/${product.mer_id}?lang=en`,
  '/search?q=lamp&lang=en',
];

for (const device of ['mobile', 'desktop']) for (const page of pages) report(page, device);

/**
 * Prints the scores of one page, and what failed.
 *
 * @param {string} page path and query
 * @param {'mobile' | 'desktop'} device
 */
function report(page, device) {
  const { categories, audits } = measure(base + page, device);
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map((id) => `${audits[id].title} ${audits[id].displayValue}`);
  process.stdout.write(`${device} ${page}\n  ${scores.join(' · ')}\n  ${times.join(' · ')}\n`);
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
  );
  for (const { id, title } of failed) process.stdout.write(`  - ${id}: ${title}\n`);
}

/** @returns the report of one page, as Lighthouse writes it to standard output; `mobile` is what it measures without a preset */
function measure(url, device) {
  const args = ['--yes', lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${quiet.join(' ')}`];
  if (device === 'desktop') args.push('--preset=desktop');
  const report = execFileSync('npx', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    shell: process.platform === 'win32',
  });
  return JSON.parse(report);
}
