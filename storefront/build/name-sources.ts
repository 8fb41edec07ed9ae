import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** In the server's build each screen tells its source file, by which the page finds the browser's chunk to fetch early. */
export function nameSources(): Plugin {
  let root = '';
  return {
    name: 'tradewind:name-sources',
    configResolved: (config) => {
      root = config.root;
    },
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /-screen\.tsx$/ },
      handler: (code, id) => ({
        code: `${code}\nexport const source = ${JSON.stringify(relative(root, id))};\n`,
        map: null,
      }),
    },
  };
}
