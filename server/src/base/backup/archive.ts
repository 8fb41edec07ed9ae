import { createTarDecoder, createTarPacker } from 'modern-tar';
import { StartUpError } from '../start-up-error.ts';
import type { BackupKey } from './backup-key.ts';

type Bytes = Uint8Array<ArrayBufferLike>;

/** Adds a file to an archive, and waits until there is room for more. */
export type AddEntry = (name: string, bytes: Bytes | string) => Promise<void>;

/**
 * Writes an archive as it is filled: a gzipped tar in an age file. The target is aborted when filling fails.
 *
 * @returns the length in bytes
 */
export async function writeArchive(
  target: WritableStream<Uint8Array>,
  key: BackupKey,
  fill: (add: AddEntry) => Promise<void>,
): Promise<number> {
  const { readable, controller } = createTarPacker();
  let length = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, rest) {
      length += bytes.length;
      rest.enqueue(bytes);
    },
  });
  const packed = readable.pipeThrough(new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>);
  const written = (await key.encrypt(packed)).pipeThrough(counter).pipeTo(target);
  const filled = fill(async (name, content) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const writer = controller.add({ name, size: bytes.length, type: 'file', mode: 0o600 }).getWriter();
    await writer.write(bytes);
    await writer.close();
  });
  // When the target fails, filling would wait for room for ever.
  await Promise.race([filled, written]).catch(async (error: unknown) => {
    controller.error(error);
    await written.catch(() => undefined);
    throw error;
  });
  controller.finalize();
  await written;
  return length;
}

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** Reads the entries of an archive in order. @throws StartUpError for another key and for a damaged archive. */
export async function* readArchive(source: ReadableStream<Uint8Array>, key: BackupKey): AsyncGenerator<ArchiveEntry> {
  const packed = await key.decrypt(source);
  const entries = packed
    .pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>)
    .pipeThrough(createTarDecoder({ strict: true }));
  const reader = entries.getReader();
  try {
    for (;;) {
      const next = await reader
        .read()
        .then(async ({ done, value }) =>
          done ? null : { name: value.header.name, bytes: Buffer.from(await new Response(value.body).arrayBuffer()) },
        )
        .catch((cause: unknown) => {
          throw damaged(cause);
        });
      if (next === null) return;
      yield next;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The error for an archive that was cut off or changed. */
export const damaged = (cause?: unknown): StartUpError =>
  new StartUpError('The backup is damaged: it was cut off or changed. Use another one.', { cause });
