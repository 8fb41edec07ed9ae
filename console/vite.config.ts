import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build` makes what the server hands out at `/console`; `vite` alone serves the sources, with the API of a running shop. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  // The storefront has a newer router; everything in here, react-admin too, has to share this workspace's own.
  resolve: { dedupe: ['react-router', 'react-router-dom'] },
  // Put in place of each response's own nonce when the page is sent.
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2023',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/files': 'http://localhost:8080' } },
});
