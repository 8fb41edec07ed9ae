import { day } from '../../clock/clock.ts';
import { oldestIdAt } from '../../ids/ids.ts';

/**
 * A table whose rows stand in partitions by time. The module that owns it declares it (`Module.partitions`); a migration has
 * made it a partitioned table with a default partition. See `maintainPartitions`.
 */
export interface PartitionedTable {
  readonly table: string;
  /** The column of the partition key. */
  readonly column: string;
  /** What the column holds: a date, a moment of the installation's clock, or an id of ours, which carries the real time. */
  readonly holds: 'day' | 'moment' | 'id';
  /** How much time a partition covers, in UTC. */
  readonly step: 'day' | 'month';
  /** For how many milliseconds after the end of its partition a row is kept; null: for ever. */
  readonly keep: number | null;
  /** How many partitions exist beyond that of now. */
  readonly ahead: number;
}

/** From one moment, inclusive, until another. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The span of the step in which a moment is. */
export function spanOf({ step }: Pick<PartitionedTable, 'step'>, moment: Date): Span {
  const [year, month, date] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()];
  if (step === 'month') return { from: new Date(Date.UTC(year, month)), to: new Date(Date.UTC(year, month + 1)) };
  const from = Date.UTC(year, month, date);
  return { from: new Date(from), to: new Date(from + day) };
}

/** The value of the column at which a moment begins, as text. */
export function boundOf({ holds }: Pick<PartitionedTable, 'holds'>, moment: Date): string {
  if (holds === 'id') return oldestIdAt(moment);
  return holds === 'day' ? moment.toISOString().slice(0, 10) : moment.toISOString();
}

/** The moment of a value of the column; the opposite of `boundOf`. */
export function momentOf({ holds }: Pick<PartitionedTable, 'holds'>, value: string): Date {
  return new Date(holds === 'id' ? Number.parseInt(value.replaceAll('-', '').slice(0, 12), 16) : value);
}

/** The name of the partition that begins at a moment, in the schema `partitions`. */
export function partitionName({ table, step }: Pick<PartitionedTable, 'table' | 'step'>, from: Date): string {
  const date = from.toISOString().slice(0, step === 'day' ? 10 : 7);
  return `${table}_${date.replaceAll('-', '_')}`;
}
