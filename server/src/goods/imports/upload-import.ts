import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import {
  importLimits,
  type ProductImport,
  type uploadImport as contract,
} from '@tradewind/contract/goods/shop-desk/imports';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import type { SentFile } from '../../base/http/file-upload.ts';
import { newId } from '../../base/ids/ids.ts';
import { livingCategory } from '../catalog/index.ts';
import { compareFile } from './compare-file.ts';
import { decodeText } from './decode-text.ts';
import { archiveKey, type ImportsDeps } from './imports-deps.ts';
import { findImport } from './imports-queries.ts';
import { insertItems } from './imports-store.ts';
import { isArchive, openArchive } from './open-archive.ts';
import { readRows } from './read-rows.ts';

/**
 * Reads a file of products and compares it with the shop; nothing is written to the products.
 *
 * @throws Refusal when nothing can be read from the file: `file_too_large`, `import_archive`, `import_encoding`,
 * `import_unreadable`, `import_column_missing`, `import_too_long` or `category_not_found`. What is wrong with single rows is in the answer.
 */
export async function uploadImport(
  deps: ImportsDeps,
  call: MerchantCall,
  { file, input }: { file: SentFile; input: ParsedInputOf<typeof contract> },
): Promise<Work<ProductImport>> {
  const { shopId, userId } = call.actor;
  const language = input.language ?? call.locale;
  const archive = isArchive(file.bytes) ? await openArchive(file.bytes) : null;
  const csv = archive?.csv ?? file.bytes;
  if (csv.length > importLimits.csv) refuse('file_too_large');
  const { text, encoding } = decodeText(csv, language, input.encoding);
  const read = await readRows(text);
  const archiveFiles = archive?.files ?? {};
  const category = input.category ? await livingCategory(deps.db.read, input.category) : null;
  const items = await compareFile(deps, read, { shopId, language, category, archive: archiveFiles, now: call.now });

  const id = newId();
  const hasPictures = Object.keys(archiveFiles).length > 0;
  // A file without a row is only purged later; a row without its file would lack pictures.
  if (hasPictures) await deps.files.write(archiveKey(id), file.bytes);
  return async (tx) => {
    await tx
      .insertInto('product_imports')
      .values({
        id,
        shop_id: shopId,
        created_by: userId,
        file_name: file.name,
        language,
        encoding,
        separator: read.separator,
        columns: JSON.stringify(read.columns),
        ignored: read.ignored.map((header) => header.slice(0, 100)),
        category_code: category ?? '',
        row_count: read.rows.length,
        archive: hasPictures ? archiveKey(id) : '',
        archive_files: archiveFiles,
        created_at: call.now,
      })
      .execute();
    await insertItems(tx, id, items);
    return findImport(tx, shopId, id);
  };
}
