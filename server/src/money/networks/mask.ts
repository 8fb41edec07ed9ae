/** An RPC's address without what is often a secret in it: everything but the host. */
export function maskRpc(url: string): string {
  if (!URL.canParse(url)) return '…';
  const { protocol, host, pathname, search, username } = new URL(url);
  return `${protocol}//${host}${pathname.length > 1 || search || username ? '/…' : ''}`;
}

/** Both ends of a key: enough to recognise it, too little to follow its addresses. */
export const maskKey = (key: string | null): string => (key ? `${key.slice(0, 8)}…${key.slice(-8)}` : '');
