import type { Read } from '../db/database.ts';

/** A kind of moment at which something falls due, for whoever wants to know when that is next. */
export interface Deadline {
  /** `orders.ship_by`: the domain word and the field. */
  readonly name: string;
  /** The next one after a moment. */
  next(read: Read, after: Date): Promise<Date | null>;
}
