/** An ISO time as a field of local date and time shows it; empty for none. */
export function localInput(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The ISO time that such a field says; null for none. */
export const isoOfInput = (value: string): string | null => (value ? new Date(value).toISOString() : null);
