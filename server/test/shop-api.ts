interface Operation {
  tags?: string[];
  security?: Record<string, string[]>[];
}

interface OpenApi {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

const keyScheme = 'api-key';

/** The part of the API's documentation that is open to API keys of shops, with the components that it refers to. */
export function shopApiOf({ info, paths, components, ...document }: OpenApi): object {
  const open = Object.entries(paths).flatMap(([path, operations]) => {
    const callable = Object.entries(operations).flatMap(([method, operation]) => {
      const security = (operation.security ?? []).filter((one) => keyScheme in one);
      return security.length > 0 ? [[method, { ...operation, security }] as const] : [];
    });
    return callable.length > 0 ? [[path, Object.fromEntries(callable)] as const] : [];
  });
  const used = new Set<string>();
  referTo(open, components, used);
  const kept = Object.entries(components).map(([kind, named]): [string, object] => [
    kind,
    Object.fromEntries(
      Object.entries(named).filter(([name]) =>
        kind === 'securitySchemes' ? name === keyScheme : used.has(`#/components/${kind}/${name}`),
      ),
    ),
  ]);
  return {
    ...document,
    info: { ...info, title: 'Tradewind shop API' },
    paths: Object.fromEntries(open),
    components: Object.fromEntries(kept.filter(([, named]) => Object.keys(named).length > 0)),
  };
}

/** Adds the references in a part of the document, directly or through other components. */
function referTo(part: unknown, components: OpenApi['components'], used: Set<string>): void {
  for (const [, reference = ''] of JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)) {
    if (used.has(reference)) continue;
    used.add(reference);
    const [kind = '', name = ''] = reference.split('/').slice(-2);
    referTo(components[kind]?.[name], components, used);
  }
}
