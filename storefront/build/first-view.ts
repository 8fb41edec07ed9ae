import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
}

const folder = join(import.meta.dirname, '../dist/client');

/**
 * The scripts that the first view of Home needs: what the page itself names, Home and one language with all that they
 * import. For the budget check: its language is Thai, whose texts are the longest.
 */
export function firstViewFiles(): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set(scriptsOf(readFileSync(join(folder, 'index.html'), 'utf8')));
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of ['app/goods/home/home-screen.tsx', 'app/i18n/messages/first/th.ts']) visit(source);
  return [...files].map((file) => join(folder, file));
}

/** The scripts that a built page fetches by itself; the manifest does not list them once the entry shares a file with others. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
}
