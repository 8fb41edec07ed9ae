/** The warning below the published logins of a demo installation; null when only this machine can reach it. */
export function demoWarning(host: string): string | null {
  if (host === 'localhost' || host === '::1' || host.startsWith('127.')) return null;
  return 'Whoever reaches this machine can sign in with these, because HOST is set. Without HOST only this machine can; DEMO=off starts without a demo.';
}
