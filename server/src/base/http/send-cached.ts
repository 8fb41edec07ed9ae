import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from '../cache/public-cache.ts';

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressions: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotliCompressed(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => gzipped(bytes),
};
const encodings = new negotiator.Negotiator({ supportedValues: Object.keys(compressions) });
/** The smallest size to compress, in bytes: a smaller answer fits into one packet anyway. */
const minCompressedSize = 1_400;

/**
 * Negotiates the encoding of a cached answer. It is compressed once per encoding, outside the event loop; all who ask meanwhile wait for that.
 *
 * @returns the bytes to send
 */
export async function encodedFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, encoded }: CachedAnswer,
): Promise<Buffer> {
  const accepted = request.headers['accept-encoding'];
  if (bytes.length < minCompressedSize) return bytes;
  reply.header('vary', 'accept-encoding');
  const encoding = typeof accepted === 'string' ? encodings.negotiate(accepted) : null;
  const compress = encoding && compressions[encoding];
  if (!compress) return bytes;
  let compressed = encoded.get(encoding);
  if (!compressed) {
    compressed = compress(bytes);
    encoded.set(encoding, compressed);
  }
  reply.header('content-encoding', encoding);
  return compressed;
}
