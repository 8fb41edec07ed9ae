import { Readable } from 'node:stream';
import { csvPart } from './write-csv.ts';

/** Writes batches of rows as one CSV, as `writeCsv` does, while they are read: no more than one batch is in memory. */
export const streamCsv = (batches: AsyncIterable<readonly (readonly string[])[]>): Readable =>
  Readable.from(partsOf(batches));

async function* partsOf(batches: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of batches) {
    const part = csvPart(rows, isFirst);
    isFirst = false;
    if (part) yield part;
  }
}
