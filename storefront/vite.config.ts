import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstViewGroup } from './build/first-view-group.ts';
import { nameSources } from './build/name-sources.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shoppingGroup } from './build/shopping-group.ts';
import { slimContract, splitEndpoints } from './build/slim-contract.ts';

/** What every screen stands on: one file that rarely changes, and compresses better than several. Only one screen asks for many things at once. */
const ground = {
  name: 'ground',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*[\\/](queriesObserver|useQueries)\.js$)/,
  priority: 2,
};

/** Icons that Home has no use for: some lines each, so that a file for each would cost more than all of them in one. */
const icons = {
  name: 'icons',
  test: /[\\/]icons[\\/]lib[\\/]icons[\\/]/,
  includeDependenciesRecursively: false,
};

/** What shows errors, and the bar above it: fetched with the list of screens, and needed by most of them. */
const errors = {
  name: 'errors',
  test: /[\\/]app[\\/](?:shell[\\/](?:errors[\\/](?:error-state|compass)|screen-bar|use-go-back)|design[\\/]nav-bar|paths[\\/]service-path)\./,
  includeDependenciesRecursively: false,
  priority: 1,
};

/** The service worker keeps at once what every screen stands on, and all else when it is used. */
const worker = serviceWorker({
  source: 'worker/service-worker.ts',
  kept: /^assets\/(?:(?:rolldown-runtime|index|ground|first-view|screens|errors|icons)[^/]*\.(?:js|css)|compass[^/]*\.webp)$/,
  files: ['icon-192.png'],
});

/** `vite build` makes the browser's files, `vite build --ssr` the server's. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss(), slimContract(), splitEndpoints(), nameSources(), worker],
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // The first view would carry the names of everything that a sheet on it stands on.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) => (hostId.includes('first-view') ? [] : files),
    },
    rolldownOptions: isSsrBuild
      ? { input: 'server/entry.tsx' }
      : {
          output: { codeSplitting: { groups: [ground, firstViewGroup(), errors, shoppingGroup(), icons] } },
        },
  },
}));
