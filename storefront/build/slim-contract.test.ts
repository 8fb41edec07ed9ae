import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { slimContract } from './slim-contract.ts';

/** What the browser would get of one of our files and everything that it imports. */
async function bundled(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [slimContract()],
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, '../..', file), preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = [built].flat()[0] as { output: { code?: string }[] };
  return output.map(({ code }) => code ?? '').join('\n');
}

it('leaves no schema of an endpoint in what the client brings along', async () => {
  const code = await bundled('client/src/upload-file.ts');
  expect(code).toContain('/merchant/common/upload');
  expect(code).not.toMatch(/zod/i);
});
