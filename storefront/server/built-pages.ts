import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scriptsOf } from '../build/first-view.ts';
import type { PageEntry, PageRenderer } from './page-renderer.ts';
import { inlineScripts } from './policy.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

/** Where `npm run build` puts things. */
export const built = join(import.meta.dirname, '../dist');

/** Renders pages from the build. */
export async function builtPages(): Promise<PageRenderer> {
  const entry = (await import(pathToFileURL(join(built, 'server/entry.js')).href)) as PageEntry;
  const html = stylesFirst(await readFile(join(built, 'client/index.html'), 'utf8'));
  const manifest = JSON.parse(await readFile(join(built, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const template = { html, scripts: inlineScripts(html) };
  const start = new Set(scriptsOf(html));
  return {
    entry: async () => entry,
    template: async () => template,
    preloads: (sources) =>
      [...new Set(sources.flatMap((source) => [...chunksOf(manifest, source)]))]
        .filter((file) => !start.has(file) && file.endsWith('.js'))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
        .join('\n    '),
  };
}

/** Moves the stylesheets to the start of the head, because nothing is painted before they are loaded. */
function stylesFirst(html: string): string {
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return styles
    .reduce((rest, tag) => rest.replace(tag, ''), html)
    .replace('<!--head-->', () => `${styles.join('')}\n    <!--head-->`);
}

/** A chunk and everything it imports. */
function chunksOf(manifest: Record<string, Chunk>, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}
