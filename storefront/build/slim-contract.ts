import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What the browser needs to know of an endpoint. */
const wanted = new Set(['name', 'method', 'path', 'keyed']);

interface Node {
  type: string;
  start: number;
  end: number;
}

/** Says which one endpoint of a contract's file a module is. */
const single = '?endpoint=';

/**
 * Endpoints carry the shapes of their input and output, and with them comes zod: a fifth of the first view's script for
 * something that only the server checks. In the browser's build an endpoint keeps its name, method, path and key rule,
 * and every other top-level shape of the contract is marked as free of side effects, so that those no form imports go.
 */
export function slimContract(): Plugin {
  return {
    name: 'tradewind:slim-contract',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/contract\/src\/.+\.ts(\?endpoint=.+)?$/ },
      handler(code, id) {
        const statements = this.parse(code).body as Node[];
        const wantedName = id.split(single)[1];
        if (wantedName) return { code: endpointNamed(wantedName, statements, code), map: null };
        const edits = statements.flatMap((statement) => shapesOf(statement, code));
        return edits.length > 0 ? { code: apply(code, edits), map: null } : null;
      },
    },
  };
}

/**
 * In the browser's build each endpoint is a module of its own: a file of the contract would bring to the first view
 * whatever of it any screen asks for.
 */
export function splitEndpoints(): Plugin {
  const endpoints = new Map<string, ReadonlySet<string>>();
  const endpointsOf = (file: string): ReadonlySet<string> => {
    const known = endpoints.get(file);
    if (known) return known;
    const found = new Set(readFileSync(file, 'utf8').match(/(?<=^export const )\w+(?= = endpoint\()/gm));
    endpoints.set(file, found);
    return found;
  };
  return {
    name: 'tradewind:split-endpoints',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\.tsx?$/, code: '@tradewind/contract/' },
      async handler(code, importer) {
        const edits: Edit[] = [];
        for (const statement of this.parse(code).body as Node[]) {
          const source = String(Reflect.get(field(statement, 'source') ?? {}, 'value'));
          if (statement.type !== 'ImportDeclaration' || !source.startsWith('@tradewind/contract/')) continue;
          const file = (await this.resolve(source, importer))?.id;
          const names = list(statement, 'specifiers');
          if (!file || names.some(({ type }) => type !== 'ImportSpecifier')) continue;
          const text = names.map((specifier) => {
            const name = nameOf(field(specifier, 'imported'));
            const from = endpointsOf(file).has(name) ? `${file}${single}${name}` : source;
            return `import { ${code.slice(specifier.start, specifier.end)} } from ${JSON.stringify(from)};`;
          });
          edits.push({ start: statement.start, end: statement.end, text: text.join(' ') });
        }
        return edits.length > 0 ? { code: apply(code, edits), map: null } : null;
      },
    },
  };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function shapesOf(statement: Node, code: string): Edit[] {
  const declaration = field(statement, 'declaration') ?? statement;
  if (declaration.type !== 'VariableDeclaration') return [];
  return list(declaration, 'declarations').flatMap((declared) => {
    const value = field(declared, 'init');
    if (value?.type !== 'CallExpression' && value?.type !== 'ObjectExpression') return [];
    const { start, end } = value;
    if (code.startsWith('endpoint(', start)) return [{ start, end, text: slim(list(value, 'arguments')[0], code) }];
    return [{ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }];
  });
}

function endpointNamed(name: string, statements: readonly Node[], code: string): string {
  for (const statement of statements)
    for (const declared of list(field(statement, 'declaration') ?? statement, 'declarations'))
      if (nameOf(field(declared, 'id')) === name)
        return `export const ${name} = ${slim(list(field(declared, 'init') ?? declared, 'arguments')[0], code)};`;
  throw new Error(`the contract has no endpoint ${name}`);
}

function slim(declared: Node | undefined, code: string): string {
  const kept = declared
    ? list(declared, 'properties').filter((property) => wanted.has(nameOf(field(property, 'key'))))
    : [];
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
}

const apply = (code: string, edits: Edit[]): string =>
  edits.toReversed().reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function field(node: Node, name: string): Node | undefined {
  const value: unknown = Reflect.get(node, name);
  return isNode(value) ? value : undefined;
}

function list(node: Node, name: string): Node[] {
  const value: unknown = Reflect.get(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

const nameOf = (key: Node | undefined): string => (key ? String(Reflect.get(key, 'name') ?? '') : '');
