import { refuse, type RefusalCode, type refusals } from '@tradewind/contract/base/refusals';
import type { Tx } from '../db/database.ts';
import type { EventKind, Jobs } from '../jobs/jobs.ts';

/** A refusal that needs no details. */
type PlainRefusal = {
  [Code in RefusalCode]: (typeof refusals)[Code] extends { details: unknown } ? never : Code;
}[RefusalCode];

/** An event of a transition, with what of its payload is the same every time. */
export interface Publication<Payload extends object = object, Fixed extends object = object> {
  readonly event: EventKind<Payload>;
  readonly fixed: Fixed;
}
export const publication = <Payload extends object, const Fixed extends Partial<Payload>>(
  event: EventKind<Payload>,
  fixed: Fixed,
): Publication<Payload, Fixed> => ({ event, fixed });

/**
 * One allowed change of a status: a row of a table that whatever changes the status obeys.
 *
 * @typeParam Row what can be updated of the table in the database.
 */
export interface Transition<Status extends string, Condition extends string, Row extends object> {
  readonly from: readonly Status[];
  /** The same for a transition that only records something. */
  readonly to: Status | 'same';
  readonly when: readonly Condition[];
  /** What whoever tries it out of turn is told; null where nobody tries but the system, so that it is a fault. */
  readonly refusal: PlainRefusal | null;
  /** The column that keeps the moment. */
  readonly stamps?: keyof Row;
  /** Columns whose values the act gives: the deadlines that begin, and what somebody said. */
  readonly sets?: readonly (keyof Row)[];
  /** Columns with the values that they get. Null ends a deadline. */
  readonly writes?: Partial<Row>;
  /** The kind of booking in the books that belongs to it. */
  readonly books?: string;
  readonly publishes?: readonly Publication[];
}

type AnyTransition = Transition<string, string, Record<string, unknown>>;
type Conditions<Facts> = Readonly<Record<string, (facts: Facts, now: Date) => boolean>>;

/** Whether a transition is allowed from a status, and its conditions hold. */
export function isAllowed<Facts>(
  { from, when }: Pick<AnyTransition, 'from' | 'when'>,
  status: string,
  conditions: Conditions<Facts>,
  facts: Facts,
  now: Date,
): boolean {
  return from.includes(status) && when.every((condition) => conditions[condition]!(facts, now));
}

/** @throws the refusal of a transition that is not allowed, or an error where nobody but the system tries it. */
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

/** Publishes the events of a transition for each of some subjects, in one statement each. */
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
 * What an act has to say so that a transition can happen: exactly what its row of the table can't know.
 *
 * @typeParam Of the row, or a union of rows.
 * @typeParam Row what can be updated of the table in the database.
 * @typeParam Subject the part of an event's payload that says whose it is.
 */
export type TransitionFacts<Of, Row, Subject> = { at: Date } & {
  [Column in Given<Of, Row>]-?: Exclude<Row[Column], undefined>;
} & ([Booking<Of>] extends [never] ? object : { book: Readonly<Record<Booking<Of>, () => Promise<unknown>>> }) &
  (object extends Missing<Of, Subject> ? object : { event: Missing<Of, Subject> });

/** What the booking among some facts returns; undefined where nothing is booked. */
export type Booked<Facts> = Facts extends { book: Readonly<Record<string, () => Promise<infer Result>>> }
  ? Result
  : undefined;
