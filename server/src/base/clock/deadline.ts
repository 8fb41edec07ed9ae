import type { Read } from '../db/database.ts';

/** A kind of deadline, and the query for its next occurrence. */
export interface Deadline {
  /** Domain word and field, e.g. `orders.ship_by`. */
  readonly name: string;
  /** The next deadline after a moment; null when there is none. */
  next(read: Read, after: Date): Promise<Date | null>;
}
