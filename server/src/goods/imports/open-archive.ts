import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { refuse } from '@tradewind/contract/base/refusals';
import { importLimits } from '@tradewind/contract/goods/shop-desk/imports';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

/** 8 MB, as for an upload of a picture. */
export const maxPictureBytes = 8 * 1024 * 1024;

const mebibyte = 1024 * 1024;
const isPicture = /\.(jpe?g|png|webp|gif|heic|heif)$/i;
const refuseArchive = () => refuse('import_archive', { limit: importLimits.unpacked / mebibyte });

/** Whether a file starts as a ZIP does. */
export const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

/**
 * Reads a ZIP of one CSV and pictures. What it unpacks to is limited twice: by what its entries declare, before anything is
 * unpacked, and by what they really are, since the reader stops where an entry has more than it declares.
 *
 * @returns the CSV, and the SHA-256 of each picture by its name in small letters; a picture that is too large is left out.
 * @throws Refusal `import_archive`.
 */
export async function openArchive(bytes: Buffer): Promise<{ csv: Buffer; files: Record<string, string> }> {
  let csv: Buffer | null = null;
  const files: Record<string, string> = {};
  await eachEntry(bytes, async (zip, entry) => {
    const name = nameOf(entry);
    if (/\.(csv|tsv|txt)$/i.test(name)) {
      if (csv || entry.uncompressedSize > importLimits.csv) refuseArchive();
      csv = await unpack(zip, entry);
    } else if (isPicture.test(name) && entry.uncompressedSize <= maxPictureBytes)
      files[name] ??= createHash('sha256')
        .update(await unpack(zip, entry))
        .digest('hex');
  });
  return { csv: csv ?? refuseArchive(), files };
}

/** The pictures of a ZIP that was opened before, by their names in small letters; others are passed over. */
export async function picturesIn(bytes: Buffer, wanted: ReadonlySet<string>): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  await eachEntry(bytes, async (zip, entry) => {
    const name = nameOf(entry);
    if (wanted.has(name) && !found.has(name) && entry.uncompressedSize <= maxPictureBytes)
      found.set(name, await unpack(zip, entry));
  });
  return found;
}

/** The last part of the path, so that no name leads anywhere. */
const nameOf = ({ fileName }: Entry): string => fileName.split(/[/\\]/).at(-1)!.toLowerCase();

/** Visits the files of a ZIP one after the other, those of operating systems left out. */
async function eachEntry(bytes: Buffer, visit: (zip: ZipFile, entry: Entry) => Promise<void>): Promise<void> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
    if (zip.entryCount > importLimits.entries) refuseArchive();
    let declared = 0;
    for await (const entry of zip.eachEntry()) {
      declared += entry.uncompressedSize;
      if (declared > importLimits.unpacked || entry.isEncrypted()) refuseArchive();
      if (!entry.fileName.endsWith('/') && !/(^|\/)(__MACOSX\/|\.)/.test(entry.fileName)) await visit(zip, entry);
    }
  } catch {
    // Whatever is wrong with it, nothing of it is used.
    refuseArchive();
  }
}

const unpack = async (zip: ZipFile, entry: Entry): Promise<Buffer> => buffer(await zip.openReadStreamPromise(entry));
