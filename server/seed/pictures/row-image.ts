import type { Picture } from '../world/types.ts';
import { from, pixels, type Pixels } from './pixels.ts';
import { productImage } from './product-image.ts';

/** Paints things side by side in a room, cut to a strip for a shop header. 800 × 334 pixels. */
export async function rowImage(picture: Picture): Promise<Pixels> {
  return pixels(from(await productImage(picture)).extract({ left: 0, top: 404, width: 800, height: 334 }));
}
