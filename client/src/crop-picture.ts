/** A part of a picture in pixels, after it was turned. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Cuts an area out of a picture.
 *
 * @param source its address, of our own origin
 * @param degrees by how much it was turned first: a multiple of 90, clockwise
 * @param longest the longest side of the result, in pixels
 * @returns a JPEG; what was transparent is white
 * @throws Error when the browser can't read the picture
 */
export async function cropPicture(source: string, area: PictureArea, degrees: number, longest: number): Promise<File> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const scale = Math.min(1, longest / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const lies = Math.abs(degrees % 180) === 90;
  const [width, height] = lies ? [image.naturalHeight, image.naturalWidth] : [image.naturalWidth, image.naturalHeight];
  context.scale(scale, scale);
  context.translate(width / 2 - area.x, height / 2 - area.y);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('no picture');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
