/** The part of a storage that is needed; the caller's wrapper must not throw. */
interface Memory {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
}

const visitsKey = 'app.visits';
const lastVisitKey = 'app.lastVisit';
const paidKey = 'app.paid';
const dismissedKey = 'app.installDismissed';

/** Two uses of the site that are further apart are two visits, in milliseconds. */
const visitGap = 30 * 60_000;
const enoughVisits = 3;

/** Counts a visit, and what belongs to the one that goes on as a part of it. */
export function countVisit(memory: Memory, now: number): void {
  const last = Number(memory.get(lastVisitKey) ?? 0);
  if (now - last > visitGap) memory.set(visitsKey, String(Number(memory.get(visitsKey) ?? 0) + 1));
  memory.set(lastVisitKey, String(now));
}

/** Remembers in this browser that an order was paid. */
export const rememberPaidOrder = (memory: Memory): void => memory.set(paidKey, '1');

/** Who does not want the app is not asked again. */
export const dismissInstall = (memory: Memory): void => memory.set(dismissedKey, '1');

/** Whether to suggest the app: to who came for the third time or has paid an order, and has not declined. */
export const isTimeToInstall = (memory: Memory): boolean =>
  memory.get(dismissedKey) === null &&
  (memory.get(paidKey) !== null || Number(memory.get(visitsKey) ?? 0) >= enoughVisits);
