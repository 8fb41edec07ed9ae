import type { OperatorRole } from '@tradewind/contract/operator-roles';

export interface Session {
  token: string;
  operator: { id: string; name: string; email: string; roles: OperatorRole[] };
}

const place = 'tradewind.desk';

/** Kept by the browser tab only: whoever closes it has left the desk. */
export function readSession(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

export function keepSession(session: Session): void {
  sessionStorage.setItem(place, JSON.stringify(session));
}

export function forgetSession(): void {
  sessionStorage.removeItem(place);
}
