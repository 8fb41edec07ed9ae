import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { SentCsv } from './export-file.ts';
import { csvPart } from './write-csv.ts';

/** Writes batches of rows as one CSV, as `writeCsv` does, while they are read: no more than one batch is in memory. */
export const streamCsv = (batches: AsyncIterable<readonly (readonly string[])[]>): Readable =>
  Readable.from(partsOf(batches));

/** Answers a request with a CSV as a file, which is sent while it is read. */
export function sendCsv(reply: FastifyReply, { fileName, batches }: SentCsv): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`);
  return streamCsv(batches);
}

async function* partsOf(batches: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of batches) {
    const part = csvPart(rows, isFirst);
    isFirst = false;
    if (part) yield part;
  }
}
