import { day } from '../clock/clock.ts';
import type { PartitionedTable } from '../db/partitions/partitioned-table.ts';
import type { Module } from '../module.ts';

/** Answers are kept for a day after the one on which they were given, which is longer than any client repeats a request. */
export const answerPartitions: PartitionedTable = {
  table: 'idempotency_keys',
  column: 'created_at',
  holds: 'moment',
  step: 'day',
  keep: day,
  // Each look-up of a key asks every partition.
  ahead: 1,
};

export const idempotencyModule: Module = { partitions: [answerPartitions] };
