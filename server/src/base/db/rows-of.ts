import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Read } from './database.ts';

/** Rows of a finished statement in their order, through a handle that can only read. */
export const rowsOf = <Row extends object>(read: Read, statement: RawBuilder<unknown>) =>
  read
    .selectFrom(sql<Row>`(${statement})`.as('answer'))
    .selectAll()
    .execute() as Promise<Row[]>;
