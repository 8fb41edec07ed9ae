import { later } from '../../clock/clock.ts';
import { spanOf, type PartitionedTable, type Span } from './partitioned-table.ts';

/** A partition as the database has it. */
export interface Partition {
  readonly name: string;
  /** null: without a lower bound, as that of what was there before the table was partitioned. */
  readonly from: Date | null;
  readonly to: Date;
}

/** One change of a partitioned table. */
export type PartitionChange =
  | { readonly act: 'drop'; readonly name: string }
  /** Rows of the default partition that are past. */
  | { readonly act: 'delete'; readonly before: Date }
  /** Takes the rows of its span out of the default partition. */
  | { readonly act: 'make'; readonly span: Span };

/**
 * What a partitioned table needs next; null when nothing is left to do.
 *
 * @param partitions without the default one
 * @param oldestStray the moment of the oldest row in the default partition; null when it is empty
 */
export function nextPartitionChange(
  table: PartitionedTable,
  partitions: readonly Partition[],
  oldestStray: Date | null,
  now: Date,
): PartitionChange | null {
  const isPast = (to: Date) => table.keep !== null && to <= later(now, -table.keep);
  const past = partitions.find(({ to }) => isPast(to));
  if (past) return { act: 'drop', name: past.name };
  if (oldestStray) {
    const { to } = spanOf(table, oldestStray);
    return isPast(to) ? { act: 'delete', before: to } : { act: 'make', span: gapAt(table, partitions, oldestStray) };
  }
  const end = endOfLast(table, now);
  for (let reached = spanOf(table, now).from; reached < end;) {
    const there = partitions.find(({ from, to }) => (from === null || from <= reached) && reached < to);
    if (!there) return { act: 'make', span: gapAt(table, partitions, reached) };
    reached = there.to;
  }
  return null;
}

/** The end of the last partition that has to be there. */
function endOfLast(table: PartitionedTable, now: Date): Date {
  let { to } = spanOf(table, now);
  for (let step = 0; step < table.ahead; step += 1) ({ to } = spanOf(table, to));
  return to;
}

/** The step of a moment, less what partitions cover of it already. */
function gapAt(table: PartitionedTable, partitions: readonly Partition[], moment: Date): Span {
  let { from, to } = spanOf(table, moment);
  for (const other of partitions) {
    if (other.to <= moment && other.to > from) from = other.to;
    if (other.from && other.from > moment && other.from < to) to = other.from;
  }
  return { from, to };
}
