/**
 * Formats the input of a GET as a query string, as all clients of this API do: one level of nesting becomes `key[sub]`;
 * null, undefined and empty texts are left out; 0 and false are kept.
 */
export function queryText(input: object): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(input)) {
    if (typeof value === 'object' && value !== null) {
      for (const [sub, inner] of Object.entries(value)) write(parts, `${key}[${sub}]`, inner);
    } else {
      write(parts, key, value);
    }
  }
  return parts.join('&');
}

function write(parts: string[], key: string, value: unknown): void {
  if (value === null || value === undefined || value === '') return;
  parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
}
