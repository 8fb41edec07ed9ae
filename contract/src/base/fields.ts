import { z } from 'zod';

/** Recurring fields of calls. Existing clients send numbers as text and text as numbers, so both are accepted where that is safe. */

const oneCode = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[^/,\p{Cc}\p{Cs}]+$/u);

/** What clients echo and is no id of a record, such as the code of a category or a network: never with `/` or `,`. */
export const code = z.union([z.string(), z.number()]).transform(String).pipe(oneCode);

/** The id that no record has. */
export const noRecord = '00000000-0000-0000-0000-000000000000';

const oneId = oneCode.pipe(z.uuid().toLowerCase().catch(noRecord));

/**
 * The id of a record: a UUID, opaque to clients, in small letters. Text that can't be one is read as the id that no record
 * has, so that it is not found instead of being bad input, and any query may take it.
 */
export const id = z.union([z.string(), z.number()]).transform(String).pipe(oneId);

/** A comma list of ids of records or a single one, as existing clients send it. */
export const idList = z
  .union([z.string(), z.number()])
  .transform((list) => [
    ...new Set(
      String(list)
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(oneId).min(1).max(200));

/** The largest whole number in a column of the database. */
const maxInt = 2 ** 31 - 1;

/** A whole number, also as text. */
export const int = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d{1,9}$/),
  ])
  .transform(Number)
  .pipe(z.int().min(-maxInt).max(maxInt));

/** The quantity of a line; the act checks the stock. */
export const quantity = int.pipe(z.int().min(1).max(999));

/** The most rows that a numbered page may skip: the database would read them all. What is behind is found by filters. */
export const mostSkipped = 10_000;

/** How far the rows of a list are counted where it grows with the installation: counting further would cost more than its page. */
export const mostCounted = 100_000;

export const page = {
  page: int.pipe(z.int().min(1).max(100_000)).default(1),
  limit: int.pipe(z.int().min(1).max(100)).default(10),
};

/** An amount as decimal text, e.g. `"12.50"`. */
export const amount = z.string();

/** 0 or 1 as a number, the way existing clients compare it. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** Control characters other than tab and line breaks, and halves of characters: the database refuses some of them. */
const unstorable = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Typed text: trimmed, bounded, without characters that the database refuses. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !unstorable.test(value));

/** Plain JSON of any shape, nested at most 20 deep, without characters that the database refuses. */
export const json = z.unknown().refine((value) => isStorable(value, 20));

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth > 0 && Object.entries(value).every(([key, part]) => !unstorable.test(key) && isStorable(part, depth - 1))
  );
}

/** A list with two counters, since existing clients read one or the other. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.int(), count: z.int(), list: z.array(row) });

/** For endpoints without input or without output. */
export const nothing = z.object({});
export const none = z.null();

/** A country by ISO 3166-1, or empty where it is not known. */
export const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([A-Z]{2})?$/);
