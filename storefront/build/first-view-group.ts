import { join } from 'node:path';
import { type Graph, reachedFrom } from './reached-from.ts';

/** What the first view starts from; what these load later, by `import()`, is not part of it. */
const starts = ['entry-browser.tsx', 'goods/home/home-screen.tsx'].map((file) =>
  join(import.meta.dirname, '../app', file),
);

/**
 * Everything that Home cannot do without, in one file: left to itself the bundler cuts it into sixty, one for each set
 * of screens that share it, and small files compress badly. Ours alone: through the library of icons everything would
 * seem to need every icon.
 */
export function firstViewGroup() {
  let needed: ReadonlySet<string> | undefined;
  return {
    name: (id: string, graph: Graph) => ((needed ??= reachedFrom(starts, graph)).has(id) ? 'first-view' : null),
    priority: 1,
  };
}
