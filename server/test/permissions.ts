import { apiScopes, scopeOf } from '@tradewind/contract/base/api-scopes';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { rightOf, rightsIn } from '@tradewind/contract/base/desk-rights';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import { hasRight, shopRights, shopRoles, type ShopRight } from '@tradewind/contract/base/shop-roles';
import { endpoints } from '@tradewind/contract/endpoints';

/** The programs that the contract tells apart: API keys of a shop, each with one scope. */
export const keyCallers = apiScopes.map((scope) => `key ${scope}` as const);
/** The people whom it tells apart. `stranger` owns another shop than the one that the call names. */
export const callers = [
  'visitor',
  'shopper',
  ...shopRoles.map((role) => `shop ${role}` as const),
  'stranger',
  ...operatorRoles.map((role) => `operator ${role}` as const),
] as const;
export type Caller = (typeof callers | typeof keyCallers)[number];

/** What keeps a caller from an endpoint, by the declaration; null: may call it. */
export function barrierOf(endpoint: Endpoint, caller: Caller): string | null {
  const { who, right, roles } = endpoint;
  const [kind, role] = caller.split(' ');
  if (kind === 'key') return barrierOfKey(endpoint, role!);
  switch (who) {
    case 'anyone':
      return null;
    case 'shopper':
      return kind === 'visitor' || kind === 'operator' ? 'not_signed_in' : null;
    case 'operator':
      if (kind !== 'operator') return 'not_signed_in';
      return !roles || roles.some((one) => one === role) ? null : 'desk_forbidden';
    case 'merchant':
      if (kind === 'visitor' || kind === 'operator') return 'not_signed_in';
      if (kind !== 'shop') return 'shop_forbidden';
      return hasRight(
        shopRoles.find((one) => one === role)!,
        right,
      )
        ? null
        : 'shop_right_missing';
  }
}

/** What keeps an API key with one scope from an endpoint. */
function barrierOfKey(endpoint: Endpoint, held: string): string | null {
  if (endpoint.who === 'anyone') return null;
  if (endpoint.who !== 'merchant') return 'not_signed_in';
  const needed = scopeOf(endpoint);
  if (needed === null) return 'api_key_not_allowed';
  return needed === held ? null : 'api_key_scope_missing';
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
/** A table whose columns are ticked, after the first. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : ':-:'))), ...rows.map(row)].join('\n');

/** The page that `npm run generate` writes to docs/permissions.md. */
export function permissionsPage(): string {
  const rights = Object.keys(shopRights) as ShopRight[];
  const ofShop = table(
    ['right', ...shopRoles, 'endpoints'],
    rights.map((right) => [
      `\`${right}\``,
      ...shopRoles.map((role) => (hasRight(role, right) ? '✓' : '')),
      String(endpoints.filter((one) => one.right === right).length),
    ]),
  );
  const all = table(
    ['endpoint', 'right', ...callers],
    endpoints
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((one) => [
        `\`${one.name}\``,
        one.right ? `\`${one.right}\`` : '',
        ...callers.map((caller) => (barrierOf(one, caller) === null ? '✓' : '')),
      ]),
  );
  const ofDesk = table(
    ['right', ...operatorRoles, 'endpoints'],
    rightsIn(endpoints).map((right) => {
      const opened = endpoints.filter((one) => rightOf(one) === right);
      return [
        `\`${right}\``,
        ...operatorRoles.map((role) => (opened.every(({ roles }) => roles?.some((one) => one === role)) ? '✓' : '')),
        opened.map(({ name }) => `\`${name}\``).join(', '),
      ];
    }),
  );
  const ofKeys = [
    row(['scope', 'endpoints']),
    row(['---', '---']),
    ...apiScopes.map((scope) =>
      row([
        `\`${scope}\``,
        endpoints
          .filter((one) => scopeOf(one) === scope)
          .map(({ name }) => `\`${name}\``)
          .toSorted()
          .join(', '),
      ]),
    ),
  ].join('\n');
  return [
    '# Who may call what',
    'Written by `npm run generate` from the declarations in `contract/`, which the server enforces; `server/test/permissions.db.test.ts` tries ' +
      'every endpoint as every caller. That an object is the caller’s own is checked by the endpoint itself.',
    '## Rights of the members of a shop',
    ofShop,
    '## Rights of the desk',
    'Of these rights administrators make custom roles. A built-in role has a right where it may call all of its endpoints. What only ' +
      'administrators may call, and what is in no area, no custom role opens.',
    ofDesk,
    '## Scopes of API keys',
    'A key of a shop calls the endpoints of its scopes and no other endpoint of a desk or of shoppers.',
    ofKeys,
    '## Endpoints',
    '*stranger* is the owner of another shop than the one that the call names.',
    all,
    '',
  ].join('\n\n');
}
