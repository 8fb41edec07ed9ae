export interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Files of ours that these cannot do without: what they load later, by `import()`, is not part of it. */
export function reachedFrom(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id) || isLibrary(id)) return;
    reached.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const id of ids) visit(id);
  return reached;
}

/** Also the icons, which are built as a package of their own. */
const isLibrary = (id: string): boolean => /node_modules|[\\/]icons[\\/]lib[\\/]/.test(id);
