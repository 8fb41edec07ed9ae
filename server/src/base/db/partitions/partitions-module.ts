import type { Deps } from '../../deps.ts';
import type { Module } from '../../module.ts';
import { maintainPartitions } from './maintain-partitions.ts';
import type { PartitionedTable } from './partitioned-table.ts';

/** The upkeep of partitioned tables. Its timer comes before those of the tables' owners, which fill them. */
export const partitionsModule = (deps: Pick<Deps, 'db' | 'clock'>, tables: readonly PartitionedTable[]): Module => ({
  timers: [
    {
      name: 'partitions.maintain',
      cron: '3 * * * *',
      atStart: true,
      run: () => maintainPartitions(deps, tables),
    },
  ],
});
