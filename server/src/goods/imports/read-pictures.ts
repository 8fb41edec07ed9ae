import { productLimits } from '@tradewind/contract/goods/product-form';
import type { LocalTexts } from '../../base/db/tables.ts';
import type { LockedProduct } from '../catalog/index.ts';
import type { ProductRows } from './group-rows.ts';
import { hasTexts, readTexts, type Reading } from './read-texts.ts';
import { piecesOf } from './read-cells.ts';
import type { FileRow } from './read-rows.ts';

/**
 * What is known of a picture that a file names: its path, the source that it is still to be fetched from, that it could not
 * be had, or why nobody should try.
 */
export type Resolved = { path: string } | { waiting: string } | 'failed' | 'unknown' | 'forbidden';
/** @param source an address, a path of ours, or the name of a file in the ZIP */
export type ResolvePicture = (source: string) => Resolved;

export interface ReadPictures {
  /** In their order; null: the file says nothing about pictures. */
  pictures: { image: string; alts: LocalTexts }[] | null;
  /** Sources that are still to be fetched, with the row of each. */
  waiting: Map<string, FileRow>;
  /** The path for a picture of a variant, or empty; null while or because it can’t be had. */
  pathOf(source: string, row: FileRow): string | null;
}

/**
 * Reads the pictures of a product, ordered by their position. Those that are still to be fetched are left out until they
 * are there; a picture that is named twice counts once.
 */
export function readPictures(
  reading: Reading,
  { rows }: ProductRows,
  product: LockedProduct | null,
  resolve: ResolvePicture,
): ReadPictures {
  const { cells, issues } = reading;
  const waiting = new Map<string, FileRow>();
  const pathOf = (source: string, row: FileRow, key: 'image' | 'variant_image' = 'variant_image'): string | null => {
    if (source === '') return '';
    const found = resolve(source);
    if (typeof found === 'object' && 'path' in found) return found.path;
    if (typeof found === 'object') waiting.set(found.waiting, row);
    if (found === 'unknown') issues.add(row, key, 'picture_address');
    if (found === 'forbidden') issues.add(row, key, 'picture_forbidden');
    return null;
  };
  if (!cells.has('image')) return { pictures: null, waiting, pathOf };
  const named = rows.filter((row) => cells.text(row, 'image') !== '');
  const placed = named
    .map((row, at) => ({ row, place: piecesOf(cells.text(row, 'image_position')) ?? at + 1 }))
    .toSorted((a, b) => a.place - b.place);
  const pictures = new Map<string, LocalTexts>();
  for (const { row } of placed) {
    const path = pathOf(cells.text(row, 'image'), row, 'image');
    if (!path || pictures.has(path)) continue;
    const before = product?.content.pictures.find(({ image }) => image === path)?.alts ?? {};
    pictures.set(
      path,
      hasTexts(reading, 'image_alt') ? readTexts(reading, row, 'image_alt', { before, limit: 200 }) : before,
    );
  }
  if (pictures.size + waiting.size > productLimits.pictures)
    issues.add(
      placed[productLimits.pictures]?.row ?? placed[0]!.row,
      'image',
      'too_many_pictures',
      productLimits.pictures,
    );
  return { pictures: [...pictures].map(([image, alts]) => ({ image, alts })), waiting, pathOf };
}
