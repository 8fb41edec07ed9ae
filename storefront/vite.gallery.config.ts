import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Only for looking at the components while working on them: `vite -c vite.gallery.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite-gallery',
  plugins: [react(), tailwindcss()],
  server: { port: 18200, strictPort: true },
});
