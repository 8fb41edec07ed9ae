import { refuse } from '@tradewind/contract/base/refusals';
import type { ProductForm } from '@tradewind/contract/goods/product-form';
import type { Tx } from '../../../base/db/database.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { showUpload } from '../../../platform/uploads/index.ts';
import { picturesOf } from './content.ts';
import type { LockedProduct } from './products-store.ts';
import { picturesOfVersions } from './versions-store.ts';

/**
 * Finds the path of each picture of a form and makes new ones public. A picture is one that the product has or had, or an
 * upload of the member who saves.
 *
 * @returns the path for what the form says of a picture; empty for an empty one.
 * @throws Refusal `picture_invalid` with the path of the field.
 */
export async function resolvePictures(
  tx: Tx,
  { actor: { userId }, now }: MerchantCall,
  form: ProductForm,
  product: LockedProduct | null,
): Promise<(given: string) => string> {
  const known = new Set(product ? picturesOf(product.content) : []);
  const paths = new Map<string, string>([['', '']]);
  const unknown: [given: string, field: string][] = [];
  for (const [given, field] of givenPictures(form)) {
    const path = pathIn(given);
    if (paths.has(given)) continue;
    if (known.has(path)) paths.set(given, path);
    else unknown.push([given, field]);
  }
  const earlier = product && unknown.length > 0 ? await picturesOfVersions(tx, product.id) : new Set<string>();
  for (const [given, field] of unknown) {
    const path = pathIn(given);
    const found = earlier.has(path) ? path : await showUpload(tx, userId, given, now);
    paths.set(given, found ?? refuse('picture_invalid', {}, [field]));
  }
  return (given) => paths.get(given)!;
}

/** What a form says of pictures, with the field of each. */
function givenPictures({ pictures, skus, options }: ProductForm): [given: string, field: string][] {
  return [
    ...pictures.map(({ image }, at): [string, string] => [image, `pictures[${at}].image`]),
    ...skus.map(({ image }, at): [string, string] => [image, `skus[${at}].image`]),
    ...options.flatMap(({ values }, option) =>
      values.map(({ image }, at): [string, string] => [image ?? '', `options[${option}].values[${at}].image`]),
    ),
  ];
}

/** The path of a URL, absolute or not. */
const pathIn = (given: string): string => URL.parse(given, 'http://here')?.pathname ?? given;
