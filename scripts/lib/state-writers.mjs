import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tables whose rows have a status, and the only file that may update each: it follows the table of transitions.
 *
 * @type {Record<string, string>}
 */
const writers = {
  orders: 'server/src/trade/orders/transition-orders.ts',
  refund_requests: 'server/src/trade/aftersales/transition-refund.ts',
  withdrawals: 'server/src/money/withdrawals/transition-withdrawals.ts',
  recharges: 'server/src/money/recharges/transition-recharge.ts',
  merchant_applications: 'server/src/goods/applications/transition-application.ts',
  pending_changes: 'server/src/platform/changes/transition-change.ts',
};

const tables = Object.keys(writers).join('|');
/** How kysely and plain SQL update or merge into a table. */
const update = new RegExp(
  String.raw`\bupdateTable\(\s*\[?\s*['"\`](?<kysely>${tables})\b` +
    String.raw`|\bmergeInto\(\s*['"\`](?<merged>${tables})\b` +
    String.raw`|\b(?:update|merge\s+into)\s+(?:only\s+)?"?(?<sql>${tables})\b`,
  'gi',
);

/**
 * Finds updates of these tables in other files. Tests and migrations may update them.
 *
 * @param {string} root the folder of the repository
 * @returns {string[]} one sentence for each place
 */
export function strayStateWriters(root) {
  const files = globSync('server/{src,seed}/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  return files.flatMap((file) => {
    const path = file.replaceAll('\\', '/');
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(update)].flatMap(({ index, groups = {} }) => {
      const table = (groups.kysely ?? groups.merged ?? groups.sql ?? '').toLowerCase();
      const line = text.slice(0, index).split('\n').length;
      return writers[table] === path ? [] : [`${path}:${line} updates ${table}; only ${writers[table]} may`];
    });
  });
}
