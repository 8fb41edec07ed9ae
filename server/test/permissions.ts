import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import { hasRight, shopRights, shopRoles, type ShopRight } from '@tradewind/contract/base/shop-roles';
import { endpoints } from '@tradewind/contract/endpoints';

/** Everybody whom the contract tells apart. `stranger` owns another shop than the one that the call names. */
export const callers = [
  'visitor',
  'shopper',
  ...shopRoles.map((role) => `shop ${role}` as const),
  'stranger',
  ...operatorRoles.map((role) => `operator ${role}` as const),
] as const;
export type Caller = (typeof callers)[number];

/** What keeps a caller from an endpoint, by the declaration; null: may call it. */
export function barrierOf({ who, right, roles }: Endpoint, caller: Caller): string | null {
  const [kind, role] = caller.split(' ');
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

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
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
  return [
    '# Who may call what',
    'Written by `npm run generate` from the declarations in `contract/`, which the server enforces; `server/test/permissions.db.test.ts` tries ' +
      'every endpoint as every caller. That an object is the caller’s own is checked by the endpoint itself.',
    '## Rights of the members of a shop',
    ofShop,
    '## Endpoints',
    '*stranger* is the owner of another shop than the one that the call names.',
    all,
    '',
  ].join('\n\n');
}
