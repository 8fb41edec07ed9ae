import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { slimContract, splitEndpoints } from './slim-contract.ts';

/** The files that the browser would get of some of ours and everything that they import. */
async function bundled(...files: string[]): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [slimContract(), splitEndpoints()],
    build: {
      write: false,
      rolldownOptions: {
        input: files.map((file) => join(import.meta.dirname, '../..', file)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = [built].flat()[0] as { output: { code?: string }[] };
  return output.map(({ code }) => code ?? '');
}

it('leaves no schema of an endpoint in what the client brings along', async () => {
  const code = (await bundled('client/src/upload-file.ts')).join('\n');
  expect(code).toContain('/merchant/common/upload');
  expect(code).not.toMatch(/zod/i);
});

it('brings an endpoint without the others of its file that another screen asks for', async () => {
  const [categories, products] = ['/api/index/category', '/api/product/detail'];
  const files = await bundled(
    'storefront/app/goods/catalog/categories.ts',
    'storefront/app/trade/reviews/review-data.ts',
  );
  const ours = files.filter((code) => code.includes(categories!));
  expect(files.filter((code) => code.includes(products!))).toHaveLength(1);
  expect(ours).toHaveLength(1);
  expect(ours[0]).not.toContain(products);
});
