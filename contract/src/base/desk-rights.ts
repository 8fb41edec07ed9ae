import type { Endpoint } from './endpoint.ts';
import type { OperatorRole } from './operator-roles.ts';

/**
 * The areas of the desk that a custom role can be given, each with how the paths of its endpoints begin after `/api/desk/`.
 * What is in no area stays with the built-in roles: operators and their changes, the audit log, alarms, jobs, the clock.
 */
export const deskAreas = {
  orders: ['orders'],
  disputes: ['disputes'],
  reviews: ['reviews', 'questions'],
  service: ['service/'],
  users: ['user', 'birthday'],
  risks: ['risk'],
  applications: ['application'],
  products: ['product', 'categor', 'home_section', 'synonym'],
  shops: ['shop', 'trader'],
  promos: ['promo', 'flash_'],
  invitations: ['invitation'],
  recharges: ['recharge'],
  deposits: ['deposit'],
  withdrawals: ['withdrawals', 'payout_batches'],
  corrections: ['correction'],
  commissions: ['commission'],
  duties: ['duties', 'duty_'],
  books: ['account_statement', 'books_check', 'journal', 'liabilities'],
  rates: ['rates'],
  networks: ['network'],
  settings: ['setting'],
  texts: ['text', 'announcement', 'days_off'],
  mails: ['mail'],
  exports: ['export/'],
} as const satisfies Record<string, readonly string[]>;
export type DeskArea = keyof typeof deskAreas;
const areas = Object.keys(deskAreas) as DeskArea[];

/** To read what is in an area, and to act there. */
export const deskVerbs = ['read', 'act'] as const;
export type DeskRight = `${DeskArea}.${(typeof deskVerbs)[number]}`;

const root = '/api/desk/';

/**
 * The right that opens an endpoint of the desk to a custom role; null for one that no custom role can open. What only
 * administrators may do stays theirs, whatever area it is in.
 */
export function rightOf({ who, roles, path, method }: Endpoint): DeskRight | null {
  if (who !== 'operator' || !roles || !path.startsWith(root)) return null;
  if (roles.every((role) => role === 'admin')) return null;
  const rest = path.slice(root.length);
  const area = areas.find((one) => deskAreas[one].some((begin) => rest.startsWith(begin)));
  return area ? `${area}.${method === 'GET' ? 'read' : 'act'}` : null;
}

/** The rights that some of these endpoints name, in the order of the areas. */
export const rightsIn = (endpoints: readonly Endpoint[]): DeskRight[] => {
  const named = new Set(endpoints.map(rightOf));
  return areas
    .flatMap((area) => deskVerbs.map((verb) => `${area}.${verb}` as const))
    .filter((right) => named.has(right));
};

/** Whether an operator with these roles and rights may call an endpoint of the desk. */
export function opensAtDesk(
  endpoint: Endpoint,
  { roles, rights }: { roles: readonly OperatorRole[]; rights: readonly string[] },
): boolean {
  if (endpoint.who !== 'operator') return false;
  if (!endpoint.roles || endpoint.roles.some((role) => roles.includes(role))) return true;
  const right = rightOf(endpoint);
  return right !== null && rights.includes(right);
}
