/** How long the session and the language are remembered. */
export const cookieDays = 3;

/** The value of a cookie in a `Cookie` header or `document.cookie`; null when it is absent or not readable. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...rest] = part.split('=');
    if (key?.trim() !== name) continue;
    try {
      return decodeURIComponent(rest.join('=').trim());
    } catch {
      return null;
    }
  }
  return null;
}

/** Writes a cookie of ours in the browser; with `null` it is deleted. */
export function writeCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : cookieDays * 24 * 60 * 60;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
