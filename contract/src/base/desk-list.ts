import { z } from 'zod';
import { id, mostCounted, page } from './fields.ts';

/**
 * The conventions of the desk's endpoints, so that one data provider serves them all:
 *
 *     GET  /api/desk/<things>?page=1&limit=25&sort=-at&<filter>=<value>…   →   { list: [{ id, … }], total }
 *     GET  /api/desk/<thing>?id=…                                          →   { id, … }
 *     POST /api/desk/<thing>_<verb>  { id, … }                             →   the changed thing
 *
 * `page` counts from 1, `limit` is at most 100, `sort` is one of those that the endpoint names, with `-` before it for
 * the largest first. Filters are fields of their own; an absent or empty one filters nothing. Nothing is "updated": each
 * act is a verb. Lists that only grow, such as the journal, go on from a `cursor` instead of a page number and answer
 * `{ list, next }`, where `next` is null at the end. A numbered page skips at most `mostSkipped` rows; lists of records that are
 * worked on and grow too, such as orders, take both and answer `{ list, total, next }`.
 */
export const listInput = <const Sort extends string, Filters extends z.ZodRawShape>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
) =>
  z.object({
    ...page,
    sort: filter(z.enum(sorts)).transform((sort): Sort => (sort as Sort | undefined) ?? sorts[0]),
    ...filters,
  });

/** The same of a list that grows: behind its first pages it goes on from the `next` of the page before. */
export const growingInput = <const Sort extends string, Filters extends z.ZodRawShape>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
) => listInput(sorts, { cursor: cursorOf(id), ...filters });

/** Where a page of a list that grows starts, as the id of the last row before it. */
export const cursorOf = <Id extends z.ZodType>(rowId: Id) =>
  filter(rowId).describe('`next` of the page before, in place of `page`');

/** A page of rows and how many there are in all. */
export const deskList = <Row extends z.ZodType>(row: Row) => z.object({ list: z.array(row), total: z.int() });

/** The total of a list that grows. */
const countedTotal = z.int().describe(`Counted up to ${mostCounted}: that many or more`);

/** How many rows of a list that grows each value of a filter fits. */
export const queueCounts = (what: string) => z.record(z.string(), countedTotal).describe(what);

/** A page of a list that grows, and is filtered rather than read to its end. */
export const countedList = <Row extends z.ZodType>(row: Row) => deskList(row).extend({ total: countedTotal });

/** A page of a list that grows, and goes on from a cursor. */
export const growingList = <Row extends z.ZodType>(row: Row) =>
  countedList(row).extend({ next: z.string().nullable().describe('`cursor` of the next page; null at the end') });

/** A list that goes on from where the last answer ended. */
export const deskPages = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), next: z.string().nullable() });

/** A filter: absent and empty mean the same, and filter nothing. */
export const filter = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('').transform(() => undefined), value]).optional();

/** An endpoint's description says of a file that it is sent as it is. */
export const asFile = 'as a CSV: the file itself, not an envelope';

/** A time as ISO text, or a day, which means its start (UTC). */
export const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).transform((text) => new Date(text));
