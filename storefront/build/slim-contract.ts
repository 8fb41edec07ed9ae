import type { Plugin } from 'vite';

/** What the browser needs to know of an endpoint. */
const wanted = new Set(['name', 'method', 'path', 'keyed']);

interface Node {
  type: string;
  start: number;
  end: number;
}

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
      filter: { id: /\/contract\/src\/.+\.ts$/ },
      handler(code) {
        const edits = this.parse(code).body.flatMap((statement) => shapesOf(statement as Node, code));
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
