import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

interface KeptFile {
  url: string;
  /** Changes with the content; null where the name does. */
  revision: string | null;
}

/**
 * Builds the service worker beside the browser's files, with the list of those that it keeps at once in place of
 * `self.__WB_MANIFEST`, the name that Workbox gives it.
 *
 * @param source the worker's file below the root
 * @param kept of the built files, those to keep at once
 * @param files names of files of the public folder to keep too
 */
export function serviceWorker({ source, kept, files }: { source: string; kept: RegExp; files: string[] }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tradewind:service-worker',
    apply: ({ build: wanted }) => !wanted?.ssr,
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const built = Object.keys(bundle).filter((name) => kept.test(name));
      const entries: KeptFile[] = [
        ...built.sort().map((url) => ({ url, revision: null })),
        ...(await Promise.all(
          files.map(async (url) => ({ url, revision: await revisionOf(join(config.publicDir, url)) })),
        )),
      ];
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        define: { 'self.__WB_MANIFEST': JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
        build: {
          target: config.build.target,
          outDir: dir ?? config.build.outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: join(config.root, source),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

const revisionOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
