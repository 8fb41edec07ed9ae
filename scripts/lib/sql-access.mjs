import { parseSync, Visitor } from 'oxc-parser';

/**
 * A table that SQL names, and what for.
 *
 * @typedef {{ table: string, writes: boolean, line: number }} Access
 */

/** Calls of Kysely that name tables in their first argument, and whether they write these. */
const kyselyCalls = new Map(
  Object.entries({
    selectFrom: false,
    innerJoin: false,
    leftJoin: false,
    rightJoin: false,
    fullJoin: false,
    crossJoin: false,
    innerJoinLateral: false,
    leftJoinLateral: false,
    crossJoinLateral: false,
    insertInto: true,
    replaceInto: true,
    updateTable: true,
    deleteFrom: true,
    mergeInto: true,
  }),
);
/** The same, of names that much else has too: what they are given may be no table at all. */
const otherCalls = new Set(['from', 'using', 'table']);

/** The words of plain SQL after which tables stand, in any case and over any number of lines. */
const writingWords =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?)\s+/gi;
const readingWords = /\b(?:from|join|using|lock\s+table)\s+(?:only\s+|lateral\s+)?/gi;
const tableName = /^(?:"?public"?\.)?"?(?<table>[a-z_][a-z_0-9]*)"?/i;
/** In `from a as x, b y`: what may stand before the next table. */
const nextInList = /^(?:\s+(?:as\s+)?(?!on\b|join\b|left\b|inner\b|where\b)[a-z_][a-z_0-9]*)?\s*,\s*(?:lateral\s+)?/i;

/**
 * The tables that a text of SQL names. `update` in `for update of orders` and `on conflict do update set` changes nothing by
 * its own; `of` and `set` are no tables.
 *
 * @param {string} sql
 * @returns {{ table: string, writes: boolean, at: number }[]}
 */
function tablesInSql(sql) {
  const text = sql.replaceAll(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
  const found = [];
  for (const [words, writes] of /** @type {const} */ ([
    [writingWords, true],
    [readingWords, false],
  ])) {
    for (const match of text.matchAll(words)) {
      if (!writes && /\bdelete\s+$/i.test(text.slice(0, match.index))) continue;
      let at = match.index + match[0].length;
      for (;;) {
        const name = tableName.exec(text.slice(at));
        if (!name?.groups?.table) break;
        found.push({ table: name.groups.table.toLowerCase(), writes, at });
        at += name[0].length;
        const next = nextInList.exec(text.slice(at));
        if (!next) break;
        at += next[0].length;
      }
    }
  }
  return found;
}

/** @param {any} node @returns {string[]} the texts that stand in an argument, whatever the way they are chosen */
function textsIn(node) {
  if (!node) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked ?? '').join(' ')];
    case 'ArrayExpression':
      return node.elements.flatMap(textsIn);
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return textsIn(node.expression);
    default:
      return [];
  }
}

/**
 * Every table that a source file reads or writes: calls of Kysely, and plain SQL in its texts.
 *
 * @param {string} path
 * @param {string} text
 * @param {ReadonlySet<string>} tables the names that are tables; others are names of subqueries
 * @returns {{ accesses: Access[], unreadable: number[] }} with the lines where a variable stands for a table
 */
export function sqlAccess(path, text, tables) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  /** @type {Access[]} */
  const accesses = [];
  /** @type {number[]} */
  const unreadable = [];
  const lineOf = (/** @type {number} */ at) => text.slice(0, at).split('\n').length;
  const add = (/** @type {string} */ table, /** @type {boolean} */ writes, /** @type {number} */ at) => {
    if (tables.has(table)) accesses.push({ table, writes, line: lineOf(at) });
  };
  const addSql = (/** @type {string} */ sql, /** @type {number} */ start) => {
    for (const { table, writes, at } of tablesInSql(sql)) add(table, writes, start + at);
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!first || callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const writes = kyselyCalls.get(callee.property.name);
      if (writes === undefined && !otherCalls.has(callee.property.name)) return;
      for (const name of textsIn(first)) add(name.trim().split(/\s/)[0] ?? '', writes ?? false, first.start);
      const isHidden =
        first.type === 'Identifier' || (first.type === 'TemplateLiteral' && first.expressions.length > 0);
      if (writes !== undefined && isHidden) unreadable.push(lineOf(first.start));
    },
    TemplateLiteral({ start, quasis }) {
      // Each piece keeps the place that it has in the source, so that lines stay right.
      let sql = '';
      for (const quasi of quasis) sql = sql.padEnd(quasi.start - start, ' ') + quasi.value.raw;
      addSql(sql, start);
    },
    Literal({ start, value }) {
      if (typeof value === 'string') addSql(value, start + 1);
    },
  }).visit(program);
  return { accesses, unreadable };
}
