import { refuse } from '@tradewind/contract/base/refusals';
import { storePicture, type StoredFile } from './store-picture.ts';

/** Every PDF starts like this; some writers append a line after its end mark. */
const head = Buffer.from('%PDF-');
const endMark = '%%EOF';
const tailLength = 1_024;

/**
 * Converts a document for storage: a picture like any other, a PDF unchanged.
 *
 * @throws Refusal `file_type` when it is neither, or a PDF without its end.
 */
export async function storeDocument(sent: Buffer): Promise<StoredFile> {
  if (!sent.subarray(0, head.length).equals(head)) {
    const picture = await storePicture(sent);
    return { ...picture, ending: '-document.webp' };
  }
  if (!sent.subarray(-tailLength).includes(endMark)) refuse('file_type');
  return { bytes: sent, width: null, height: null, ending: '-document.pdf' };
}
