import { refuse, type RefusalCode, type refusals } from '@tradewind/contract/base/refusals';
import type { Tx } from '../db/database.ts';
import type { EventKind, Jobs } from '../jobs/jobs.ts';

/** A refusal that needs no details. */
type PlainRefusal = {
  [Code in RefusalCode]: (typeof refusals)[Code] extends { details: unknown } ? never : Code;
}[RefusalCode];

/** An event of a transition, with the constant part of its payload. */
export interface Publication<Payload extends object = object, Fixed extends object = object> {
  readonly event: EventKind<Payload>;
  readonly fixed: Fixed;
}
export const publication = <Payload extends object, const Fixed extends Partial<Payload>>(
  event: EventKind<Payload>,
  fixed: Fixed,
): Publication<Payload, Fixed> => ({ event, fixed });

/**
 * One allowed change of a status: a row of the transition table, which all code that changes the status uses.
 *
 * @typeParam Row the updatable columns of the database table.
 */
export interface Transition<Status extends string, Condition extends string, Row extends object> {
  readonly from: readonly Status[];
  /** `same` for a transition that keeps the status and only records something. */
  readonly to: Status | 'same';
  readonly when: readonly Condition[];
  /** The refusal when the transition is not allowed; null when only the system attempts it, so that it is a fault. */
  readonly refusal: PlainRefusal | null;
  /** The column that stores the moment. */
  readonly stamps?: keyof Row;
  /** Columns whose values the act provides: new deadlines, and reasons given by users. */
  readonly sets?: readonly (keyof Row)[];
  /** Columns with fixed values. Null ends a deadline. */
  readonly writes?: Partial<Row>;
  /** The kind of booking that belongs to it. */
  readonly books?: string;
  readonly publishes?: readonly Publication[];
}

type AnyTransition = Transition<string, string, Record<string, unknown>>;
type Conditions<Facts> = Readonly<Record<string, (facts: Facts, now: Date) => boolean>>;

/** Whether a transition is allowed from a status and its conditions hold. */
export function isAllowed<Facts>(
  { from, when }: Pick<AnyTransition, 'from' | 'when'>,
  status: string,
  conditions: Conditions<Facts>,
  facts: Facts,
  now: Date,
): boolean {
  return from.includes(status) && when.every((condition) => conditions[condition]!(facts, now));
}

/** @throws Refusal of a transition that is not allowed, or an error when only the system attempts it. */
export function notAllowed(name: string, { refusal }: Pick<AnyTransition, 'refusal'>, id: string): never {
  if (refusal) refuse(refusal);
  throw new Error(`The transition ${name} is not allowed for ${id}`);
}

/** The columns that a transition changes besides the status, with their values. */
export function changesOf(
  { stamps, sets = [], writes }: Pick<AnyTransition, 'stamps' | 'sets' | 'writes'>,
  at: Date,
  given: object,
): Record<string, unknown> {
  const values = given as Record<string, unknown>;
  return { ...(stamps && { [stamps]: at }), ...writes, ...Object.fromEntries(sets.map((key) => [key, values[key]])) };
}

/** Publishes the events of a transition for each payload, in one statement per event. */
export async function publishAll(
  tx: Tx,
  jobs: Jobs,
  { publishes = [] }: { publishes?: readonly Publication[] },
  payloads: readonly object[],
): Promise<void> {
  await Promise.all(
    publishes.map(({ event, fixed }) =>
      jobs.publishAll(
        tx,
        event,
        payloads.map((payload) => ({ ...payload, ...fixed })),
      ),
    ),
  );
}

type Given<Of, Row> = Of extends { readonly sets: readonly (infer Column extends keyof Row)[] } ? Column : never;
type Booking<Of> = Of extends { readonly books: infer Kind extends string } ? Kind : never;
type Missing<Of, Subject> = Of extends { readonly publishes: readonly (infer One)[] }
  ? One extends Publication<infer Payload, infer Fixed>
    ? Omit<Payload, keyof Fixed | keyof Subject>
    : never
  : object;

/**
 * The facts that an act must provide for a transition: what its row of the table does not contain.
 *
 * @typeParam Of the row of the transition table, or a union of rows.
 * @typeParam Row the updatable columns of the database table.
 * @typeParam Subject the part of an event's payload that identifies its subject.
 */
export type TransitionFacts<Of, Row, Subject> = { at: Date } & {
  [Column in Given<Of, Row>]-?: Exclude<Row[Column], undefined>;
} & ([Booking<Of>] extends [never] ? object : { book: Readonly<Record<Booking<Of>, () => Promise<unknown>>> }) &
  (object extends Missing<Of, Subject> ? object : { event: Missing<Of, Subject> });

/** The result of the booking among the facts; undefined without a booking. */
export type Booked<Facts> = Facts extends { book: Readonly<Record<string, () => Promise<infer Result>>> }
  ? Result
  : undefined;
