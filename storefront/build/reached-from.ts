export interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Files of ours that these cannot do without: what they load later, by `import()`, is not part of it. */
export function reachedFrom(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id) || id.includes('node_modules')) return;
    reached.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const id of ids) visit(id);
  return reached;
}
