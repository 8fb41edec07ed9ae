import type { RefusalCode, RefusalDetails, refusals } from './refusals.ts';

type Catalogue = typeof refusals;
type Required<Code extends RefusalCode> = Code extends unknown
  ? Catalogue[Code] extends { details: readonly (infer Name extends string)[] }
    ? Name
    : never
  : never;
type Optional<Code extends RefusalCode> = Code extends unknown
  ? Catalogue[Code] extends { optional: readonly (infer Name extends string)[] }
    ? Name
    : never
  : never;

/** Exactly the details that a refusal declares. Of a choice between codes: those of all of them. */
type DetailsOf<Code extends RefusalCode> = [Required<Code> | Optional<Code>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<Required<Code>, string | number> & Partial<Record<Optional<Code>, string | number>>>;

/** What follows the code: its details, left out where none is required, and the input fields that caused it. */
type Given<Code extends RefusalCode> = [Required<Code>] extends [never]
  ? [details?: DetailsOf<Code>, fields?: readonly string[]]
  : [details: DetailsOf<Code>, fields?: readonly string[]];

/** The error that carries a refusal. Thrown inside a transaction it rolls the transaction back. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  readonly details: RefusalDetails;
  /** Input fields that caused it, by name. */
  readonly fields: readonly string[];

  constructor(code: Code, ...[details, fields = []]: Given<Code>) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details ?? {};
    this.fields = fields;
  }
}

/** Refuses a call: `refuse('sold_out')`, `refuse('stock_short', { left })`. @throws Refusal always. */
export function refuse<Code extends RefusalCode>(code: Code, ...given: Given<Code>): never {
  throw new Refusal(code, ...given);
}

/** Returns a record that must exist: `requireFound(await findOrder(read, id), 'order_not_found')`. @throws Refusal where there is none. */
export function requireFound<Row, Code extends RefusalCode>(
  row: Row | null | undefined,
  code: Code,
  ...given: Given<Code>
): Row {
  return row ?? refuse(code, ...given);
}
