import { LRUCache } from 'lru-cache';

/** What may be told of a statement. */
export interface StatementShape {
  /** Such as `SELECT`; `OTHER` for what has no such word. */
  operation: string;
  /** The first table that it names; empty where it names none. */
  table: string;
  /** Its text, in which every value is a question mark. */
  text: string;
}

const longest = 1_000;
const operations =
  /^(?:with\b.*?\s)?(select|insert|update|delete|merge|begin|start|commit|rollback|set|lock|notify|fetch)\b/is;
const firstTable =
  /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?(?:\."?([a-z_][a-z0-9_]*)"?)?(?![\w"]*\()/i;

const shapes = new LRUCache<string, StatementShape>({ max: 2_000 });

/** The shape of a statement: what it does to which table, and its text without values. */
export function shapeOf(text: string): StatementShape {
  let shape = shapes.get(text);
  if (!shape) shapes.set(text, (shape = readShape(text)));
  return shape;
}

function readShape(text: string): StatementShape {
  const plain = withoutValues(text);
  const [, table = '', ofSchema] = firstTable.exec(plain) ?? [];
  const operation = operations.exec(withoutParts(plain))?.[1]?.toUpperCase() ?? 'OTHER';
  return {
    operation: operation === 'START' ? 'BEGIN' : operation,
    table: ofSchema ? `${table}.${ofSchema}` : table,
    text: plain.slice(0, longest),
  };
}

/** The statement itself, without what stands in parentheses: subqueries and lists. */
function withoutParts(text: string): string {
  const rest = text.replace(/\([^()]*\)/g, ' ');
  return rest === text ? text : withoutParts(rest);
}

/** Statements carry their values as parameters; the few that are written into the text are replaced too. */
const withoutValues = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\$([a-z_]*)\$.*?\$\1\$/gis, '?')
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$.])\d+(?:\.\d+)?\b/g, '?');
