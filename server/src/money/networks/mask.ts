/** An RPC's address with only its host, because the rest often contains a secret. */
export function maskRpc(url: string): string {
  if (!URL.canParse(url)) return '…';
  const { protocol, host, pathname, search, username } = new URL(url);
  return `${protocol}//${host}${pathname.length > 1 || search || username ? '/…' : ''}`;
}

/** Both ends of a key: enough to recognise it, too little to derive addresses; empty without a key. */
export const maskKey = (key: string | null): string => (key ? `${key.slice(0, 8)}…${key.slice(-8)}` : '');
