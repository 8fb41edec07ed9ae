import { join } from 'node:path';

/** What the first view starts from; what these load later, by `import()`, is not part of it. */
const starts = ['entry-browser.tsx', 'home/home-screen.tsx'].map((file) => join(import.meta.dirname, '../app', file));

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Everything that Home cannot do without, in one file: left to itself the bundler cuts it into sixty, one for each set
 * of screens that share it, and small files compress badly. Ours alone: through the library of icons everything would
 * seem to need every icon.
 */
export function firstViewGroup() {
  let needed: ReadonlySet<string> | undefined;
  return {
    name: (id: string, graph: Graph) => ((needed ??= reachedFrom(starts, graph)).has(id) ? 'first-view' : null),
  };
}

function reachedFrom(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id) || id.includes('node_modules')) return;
    reached.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const id of ids) visit(id);
  return reached;
}
