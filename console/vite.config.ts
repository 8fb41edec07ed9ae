import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build` builds what the server serves at `/console`; `vite` serves the sources and proxies the API of a running server. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  // The storefront has a newer router; the console and react-admin must share this workspace's version.
  resolve: { dedupe: ['react-router', 'react-router-dom'] },
  // A placeholder that the server replaces by the nonce of each response.
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
