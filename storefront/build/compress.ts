import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Puts a brotli and a gzip twin beside each text file of the browser's build, so that none is compressed while somebody waits. */
const folder = join(import.meta.dirname, '../dist/client');
const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|svg|txt)$/.test(name));

await Promise.all(
  files.map(async (name) => {
    const path = join(folder, name);
    const bytes = await readFile(path);
    const brotli = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotli));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }),
);
