import { setTimeout as sleep } from 'node:timers/promises';
import {
  cancelImport,
  showImport,
  startImport,
  undoImport,
  uploadImport,
} from '@tradewind/contract/goods/shop-desk/imports';
import type { ProductImport } from '@tradewind/contract/goods/shop-desk/imports';
import { buildMerchant } from '../test/build-merchant.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { table } from './figures.ts';
import type { Environment } from './environment.ts';

const rows = 10_000;
/** How much is written when the import is cancelled. */
const cancelledAt = rows / 4;
const goalSeconds = 60;

/**
 * `npm run bench -- --import`: a new shop imports a CSV of 10,000 products from the upload to the last product, cancels it once on
 * the way, goes on, and takes it back. The shop looks at the progress ten times a second.
 */
export async function measureImport(environment: Environment, print: (line: string) => void): Promise<void> {
  const catalogue = await environment.createCatalogue('import', 1_000);
  const db = openDatabase({ url: catalogue.url, pool: 2 });
  const { token } = await buildMerchant(db, { now: new Date() });
  await db.close();
  const product = await environment.startProduct(catalogue);
  const shop = deskOf(product.origin, token);
  const steps: [string, number][] = [];
  const measure = async <Result>(step: string, act: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await act();
    steps.push([step, (performance.now() - start) / 1_000]);
    return result;
  };

  const { id } = await measure('Upload, and comparison with the shop', () => shop.upload(csv()));
  await measure('Write a quarter', async () => {
    await shop.act(startImport, id);
    await shop.until(id, ({ done }) => done >= cancelledAt);
  });
  const cancelled = await measure('Cancel, until nothing more is written', async () => {
    await shop.act(cancelImport, id);
    return shop.until(id, (state) => state.state === 'cancelled');
  });
  await measure('Go on, and write the rest', async () => {
    await shop.act(startImport, id);
    await shop.until(id, ({ state }) => state === 'done');
  });
  const forward = steps.reduce((sum, [, seconds]) => sum + seconds, 0);
  const undone = await measure('Take all of it back', async () => {
    await shop.act(undoImport, id);
    return shop.until(id, ({ state }) => state === 'undone');
  });
  await product.stop();

  table(
    print,
    [`An import of ${rows} products`, 'seconds'],
    steps.map(([step, seconds]) => [step, seconds.toFixed(1)]),
  );
  print(`From the upload to the last product: ${forward.toFixed(1)} s, wanted at most ${goalSeconds}.`);
  print(`Cancelled after ${cancelled.done} products. Taken back: ${undone.done - undone.kept}, left: ${undone.kept}.`);
  print(`Slowest answer about the progress: ${shop.slowest().toFixed(0)} ms.`);
}

/** What the shop's desk sends. */
function deskOf(origin: string, token: string) {
  let slowest = 0;
  const send = async (path: string, init: RequestInit): Promise<ProductImport> => {
    const response = await fetch(`${origin}${path}`, { ...init, headers: { token, lang: 'en', ...init.headers } });
    const { code, data, msg } = (await response.json()) as { code: number; data: ProductImport; msg: string };
    if (code !== 1) throw new Error(`${path} was answered ${msg}`);
    return data;
  };
  return {
    slowest: () => slowest,
    upload(text: string) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ language: 'en', category: 'family', encoding: '' }))
        form.set(name, value);
      form.set('file', new Blob([text], { type: 'text/csv' }), 'products.csv');
      return send(uploadImport.path, { method: 'POST', body: form });
    },
    act: ({ path }: { path: string }, id: string) =>
      send(path, { method: 'POST', body: JSON.stringify({ id }), headers: { 'content-type': 'application/json' } }),
    async until(id: string, isReached: (state: ProductImport) => boolean): Promise<ProductImport> {
      for (;;) {
        const start = performance.now();
        const state = await send(`${showImport.path}?id=${id}`, {});
        slowest = Math.max(slowest, performance.now() - start);
        if (isReached(state)) return state;
        await sleep(100);
      }
    },
  };
}

/** Products of one SKU each, with a description and a stock. */
function csv(): string {
  const header = 'Handle,Title,Body (HTML),Variant SKU,Variant Price,Variant Inventory Qty';
  const lines = Array.from(
    { length: rows },
    (_, at) => `lamp-${at},Lamp ${at},<p>A lamp for the desk.</p>,L-${at},${10 + (at % 90)}.50,${at % 50}`,
  );
  return [header, ...lines].join('\r\n');
}
