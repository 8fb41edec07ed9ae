import type { Picture } from '../world/shape.ts';
import { from, pixels, type Pixels } from './pixels.ts';
import { productImage } from './product-image.ts';

/** Things side by side on the floor of a room, cut to a strip for the head of a shop. 800 × 334. */
export async function rowImage(picture: Picture): Promise<Pixels> {
  return pixels(from(await productImage(picture)).extract({ left: 0, top: 404, width: 800, height: 334 }));
}
