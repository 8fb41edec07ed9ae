import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { toastsWithoutReference } from './lib/failed-calls.mjs';

const folder = await mkdtemp(join(tmpdir(), 'tradewind-toasts-'));
afterAll(() => rm(folder, { recursive: true }));

/** The findings in a repository of one file. */
async function found(path: string, text: string): Promise<string[]> {
  const root = await mkdtemp(join(folder, 'repository-'));
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  return toastsWithoutReference(root);
}

it('finds a reference in every toast of a failed call', () => {
  expect(toastsWithoutReference(join(import.meta.dirname, '..'))).toEqual([]);
});

it('refuses a toast without one', async () => {
  const text = 'try {\n} catch (failure) {\n  toast.failure(failureText(t, failure));\n}';
  expect(await found('storefront/app/trade/cart/cart-part.tsx', text)).toEqual([
    'storefront/app/trade/cart/cart-part.tsx:3 shows a failure without { note: referenceText(t, failure) }',
  ]);
});

it('refuses a reference that belongs to another toast', async () => {
  const text = 'toast.failure(t("a")); toast.failure(t("b"), { note: referenceText(t, failure) });';
  expect(await found('storefront/app/trade/cart/cart-part.tsx', text)).toHaveLength(1);
});

it('refuses a failed call where the table expects none', async () => {
  const text = 'toast.failure(failureText(t, failure));';
  expect(await found('storefront/app/shell/copy-text.ts', text)).toHaveLength(1);
});

it('allows a toast with its reference', async () => {
  const text = 'toast.failure(t("orders.payFail", { reason: refusal.msg }), { note: referenceText(t, refusal) });';
  expect(await found('storefront/app/trade/cart/cart-part.tsx', text)).toEqual([]);
});
