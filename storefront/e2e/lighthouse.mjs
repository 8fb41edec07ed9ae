/**
 * `npm run lighthouse`: Lighthouse's mobile scores of Home, one product, its shop and a search, on a product that runs already at
 * http://localhost:8080 or at the address given. Scores are printed, never asserted: they depend on the machine.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

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

const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', chromeFlags: quiet });
try {
  for (const page of pages) {
    const result = await lighthouse(base + page, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse says nothing of ${page}`);
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
    const times = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ].map((id) => `${audits[id].title} ${audits[id].displayValue}`);
    process.stdout.write(`${page}\n  ${scores.join(' · ')}\n  ${times.join(' · ')}\n`);
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
    );
    for (const { id, title } of failed) process.stdout.write(`  - ${id}: ${title}\n`);
  }
} finally {
  chrome.kill();
}
