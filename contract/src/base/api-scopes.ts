import type { ShopRight } from './shop-roles.ts';

/**
 * What an API key of a shop may do: a right of its members, split into reading (GET) and acting (POST). There is none for
 * members, paying back, money that leaves the platform, who answers for the shop in law, webhooks and the keys themselves.
 */
export const apiScopes = [
  'orders:read',
  'shipping:read',
  'shipping:write',
  'aftersales:read',
  'aftersales:write',
  'reviews:read',
  'reviews:write',
  'catalogue:read',
  'catalogue:write',
  'profile:read',
  'profile:write',
  'freight:read',
  'freight:write',
  'promos:read',
  'promos:write',
  'balance:read',
] as const satisfies readonly `${ShopRight}:${'read' | 'write'}`[];
export type ApiScope = (typeof apiScopes)[number];

/** What of an endpoint's declaration decides whether keys may call it. */
interface Callable {
  readonly who: string;
  readonly right?: ShopRight | undefined;
  readonly method: 'GET' | 'POST';
  readonly secrets?: readonly string[];
  readonly scope?: ApiScope;
}

/** The scope that an endpoint asks of a key; null for an endpoint that no key may call, as those that ask for a code. */
export function scopeOf({ who, right, method, secrets = [], scope }: Callable): ApiScope | null {
  if (who !== 'merchant' || secrets.length > 0) return null;
  const needed = scope ?? `${right}:${method === 'GET' ? 'read' : 'write'}`;
  return apiScopes.find((one) => one === needed) ?? null;
}
