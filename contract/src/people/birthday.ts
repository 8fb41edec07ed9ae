/** In years: nobody younger has an account of their own, and nobody older is alive. */
export const youngest = 13;
export const oldest = 120;

/** `2026-11-23` so many years before a moment. */
export function yearsBefore(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

/** Whether a text is a day on which the owner of an account can have been born. */
export function isPlausibleBirthday(birthday: string, now: Date): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthday)) return false;
  const day = new Date(`${birthday}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== birthday) return false;
  return birthday <= yearsBefore(now, youngest) && birthday >= yearsBefore(now, oldest);
}
