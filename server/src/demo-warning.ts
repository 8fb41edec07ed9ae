/** The warning below the published logins of a demo installation; null when only this machine can reach it. */
export function demoWarning(host: string): string | null {
  if (host === 'localhost' || host === '::1' || host.startsWith('127.')) return null;
  return 'Whoever reaches this machine can sign in with these. Keep it for trying out: HOST=127.0.0.1 keeps others out, DEMO=off starts without a demo.';
}
