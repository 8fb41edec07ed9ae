import type { me } from '@tradewind/contract/goods/shop-desk/me';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';

/**
 * The session of an operator. Its secret is in a cookie that no script can read; only a session that was stored before it
 * was kept there has a token.
 */
export interface OperatorSession {
  token?: string;
  operator: {
    id: string;
    name: string;
    email: string;
    roles: OperatorRole[];
    /** Absent in a session that was stored before there were any. */
    custom_roles?: { id: string; name: string }[];
    rights?: string[];
  };
}

/** The session of a merchant: a shopper's session with the shop. */
export interface ShopSession extends OutputOf<typeof me> {
  token?: string;
}

export type Session = OperatorSession | ShopSession;

/** Decides which screens and actions are available: a role, with its desk because both have a role `finance`, or a right of the desk. */
export type DeskRole = `operator:${OperatorRole}` | `right:${string}` | `shop:${ShopRole}`;

const storageKey = 'tradewind.desk';

/** An operator's session ends with the browser tab. A merchant's stays, like the storefront's. */
const storageOf = (session: Session) => ('operator' in session ? sessionStorage : localStorage);

export function readSession(): Session | null {
  try {
    return JSON.parse(
      sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey) ?? 'null',
    ) as Session | null;
  } catch {
    return null;
  }
}

export function storeSession(session: Session): void {
  if (storageOf(session) === localStorage) sessionStorage.removeItem(storageKey);
  storageOf(session).setItem(storageKey, JSON.stringify(session));
}

/** Removes the session in use. A merchant's session of the same browser survives while an operator is signed in. */
export function clearSession(): void {
  (sessionStorage.getItem(storageKey) ? sessionStorage : localStorage).removeItem(storageKey);
}

export function rolesOf(session: Session | null): readonly DeskRole[] {
  if (!session) return [];
  return 'operator' in session
    ? [
        ...session.operator.roles.map((role) => `operator:${role}` as const),
        ...(session.operator.rights ?? []).map((right) => `right:${right}` as const),
      ]
    : [`shop:${session.shop.role}`];
}

/** The headers that identify the caller: they name the desk whose cookie counts. */
export function headersOf(session: Session | null): Record<string, string> {
  if (!session) return {};
  const { token } = session;
  if ('operator' in session) return token ? { 'desk-token': token } : { desk: 'operator' };
  return { ...(token ? { token } : { desk: 'shop' }), shop: session.shop.id };
}
