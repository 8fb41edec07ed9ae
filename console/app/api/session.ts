import type { me } from '@tradewind/contract/goods/shop-desk/me';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';

/** Somebody of the platform. */
export interface OperatorSession {
  token: string;
  operator: { id: string; name: string; email: string; roles: OperatorRole[] };
}

/** Somebody who keeps a shop, with the session of a shopper. */
export interface ShopSession extends OutputOf<typeof me> {
  token: string;
}

export type Session = OperatorSession | ShopSession;

/** What decides which screens and acts there are: no role of the one side is called like one of the other. */
export type DeskRole = OperatorRole | ShopRole;

const place = 'tradewind.desk';

/** An operator's is kept by the browser tab only: whoever closes it has left the desk. A shop's stays, as the storefront's does. */
const storeOf = (session: Session) => ('operator' in session ? sessionStorage : localStorage);

export function readSession(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? localStorage.getItem(place) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

export function keepSession(session: Session): void {
  if (storeOf(session) === localStorage) sessionStorage.removeItem(place);
  storeOf(session).setItem(place, JSON.stringify(session));
}

/** Forgets the one in use. A shop's, kept below an operator's in the same browser, is not that tab's to end. */
export function forgetSession(): void {
  (sessionStorage.getItem(place) ? sessionStorage : localStorage).removeItem(place);
}

export function rolesOf(session: Session | null): readonly DeskRole[] {
  if (!session) return [];
  return 'operator' in session ? session.operator.roles : [session.shop.role];
}

/** Who sends a call. */
export type Sender =
  | Pick<OperatorSession, 'token' | 'operator'>
  | (Pick<ShopSession, 'token'> & Partial<Pick<ShopSession, 'shop'>>);

/** What a call says about who sends it; a shop's may not know yet for which shop. */
export function headersOf(sender: Sender | null): Record<string, string> {
  if (!sender) return {};
  if ('operator' in sender) return { 'desk-token': sender.token };
  return { token: sender.token, ...(sender.shop && { shop: sender.shop.id }) };
}
