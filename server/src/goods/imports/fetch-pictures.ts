import { Refusal } from '@tradewind/contract/base/refusals';
import type { ImportIssueCode } from '@tradewind/contract/goods/import-issues';
import { fetchOutside, OutgoingFailure } from '../../base/http/outgoing.ts';
import { addPicture } from '../../platform/uploads/index.ts';
import { attachPictures } from './attach-pictures.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { maxPictureBytes, picturesIn } from './open-archive.ts';
import { knownSources, storeSource } from './picture-sources.ts';

/** Pictures that are fetched between two looks at whether the import goes on. */
const batch = 24;
const atOnce = 4;
/** Milliseconds for one picture, with its redirects. */
const timeout = 15_000;

/** An import as fetching its pictures needs it. */
interface Fetching {
  id: string;
  shopId: string;
  userId: string;
  archive: string;
  archiveFiles: Record<string, string>;
}

interface Waiting {
  position: number;
  source: string;
}

/**
 * Fetches the pictures that an import still waits for, and gives them to their products.
 *
 * @param end when to stop, of `performance.now()`
 * @returns whether there are more.
 */
export async function fetchPictures(deps: ImportsDeps, importId: string, end: number): Promise<boolean> {
  const row = await deps.db.read
    .selectFrom('product_imports')
    .select(['id', 'shop_id', 'created_by', 'archive', 'archive_files', 'state'])
    .where('id', '=', importId)
    .executeTakeFirst();
  if (row?.state !== 'done') return false;
  const fetching: Fetching = {
    id: row.id,
    shopId: row.shop_id,
    userId: row.created_by,
    archive: row.archive,
    archiveFiles: row.archive_files,
  };
  for (;;) {
    const waiting = await nextPictures(deps, importId);
    if (waiting.length === 0) return false;
    if (performance.now() >= end) return true;
    await fetchBatch(deps, fetching, waiting);
  }
}

/** Whole products, so that each is changed once. */
async function nextPictures({ db }: ImportsDeps, importId: string): Promise<Waiting[]> {
  const rows = await db.read
    .selectFrom('product_import_pictures')
    .select(['position', 'source'])
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(batch)
    .execute();
  const last = rows.at(-1)?.position;
  const isCut = rows.length === batch && rows.some(({ position }) => position !== last);
  return isCut ? rows.filter(({ position }) => position !== last) : rows;
}

async function fetchBatch(deps: ImportsDeps, fetching: Fetching, waiting: readonly Waiting[]): Promise<void> {
  const sources = [...new Set(waiting.map(({ source }) => source))];
  const known = await knownSources(deps.db.read, fetching.shopId, sources);
  const unpacked = await unpackedPictures(deps, fetching, sources);
  const failures = new Map<string, ImportIssueCode>();
  const toFetch = sources.filter((source) => !known.has(source));
  const fetchNext = async (): Promise<void> => {
    for (let source = toFetch.shift(); source !== undefined; source = toFetch.shift()) {
      const issue = await fetchOne(deps, fetching, source, unpacked.get(source));
      if (issue) failures.set(source, issue);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  for (const position of new Set(waiting.map((one) => one.position)))
    await attachPictures(deps, fetching.id, {
      position,
      settled: waiting
        .filter((one) => one.position === position)
        .map(({ source }) => ({ source, issue: failures.get(source) ?? null })),
    });
}

/** The pictures of the ZIP among the sources. */
async function unpackedPictures(
  { files }: ImportsDeps,
  { archive, archiveFiles }: Fetching,
  sources: readonly string[],
): Promise<Map<string, Buffer>> {
  const names = new Map(
    Object.entries(archiveFiles)
      .filter(([, sha]) => sources.includes(`zip:${sha}`))
      .map(([name, sha]) => [name, `zip:${sha}`]),
  );
  const bytes = names.size > 0 ? await files.read(archive) : null;
  if (!bytes) return new Map();
  const pictures = await picturesIn(bytes, new Set(names.keys()));
  return new Map([...pictures].map(([name, picture]) => [names.get(name)!, picture]));
}

/** Fetches and stores one picture. @returns what is wrong with it, or null. */
async function fetchOne(
  deps: ImportsDeps,
  { shopId, userId }: Fetching,
  source: string,
  unpacked: Buffer | undefined,
): Promise<ImportIssueCode | null> {
  try {
    const bytes = source.startsWith('zip:')
      ? unpacked
      : await fetchOutside(source, { timeout, maxBytes: maxPictureBytes, redirects: 3 });
    if (!bytes) return 'picture_unreachable';
    const at = deps.clock.now();
    const path = await addPicture(deps, { userId, now: at }, bytes);
    await deps.db.transact((tx) => storeSource(tx, shopId, { source, path, at }));
    return null;
  } catch (error) {
    if (error instanceof OutgoingFailure) return `picture_${error.reason}`;
    if (error instanceof Refusal) return 'picture_type';
    throw error;
  }
}
