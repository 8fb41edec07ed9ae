import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Read } from './database.ts';

/** Runs a plain SQL query through a read handle; the rows keep their order. */
export const rowsOf = <Row extends object>(read: Read, statement: RawBuilder<unknown>) =>
  read
    .selectFrom(sql<Row>`(${statement})`.as('answer'))
    .selectAll()
    .execute() as Promise<Row[]>;
