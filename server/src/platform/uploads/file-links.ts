import { createHmac, timingSafeEqual } from 'node:crypto';
import { later, second } from '../../base/clock/clock.ts';

/** Signs and checks links to private files. A link gives access to one file until it expires. */
export interface FileLinks {
  /** `/files/<name>?until=…&sign=…` */
  sign(name: string, now: Date, milliseconds: number): string;
  isGood(name: string, until: string, sign: string, now: Date): boolean;
}

export function fileLinks(secret: Buffer): FileLinks {
  const signature = (name: string, until: string) => createHmac('sha256', secret).update(`${name} ${until}`).digest();
  return {
    sign(name, now, milliseconds) {
      const until = String(Math.floor(later(now, milliseconds).getTime() / second));
      return `${pathOfFile(name)}?until=${until}&sign=${signature(name, until).toString('base64url')}`;
    },
    isGood(name, until, sign, now) {
      if (!/^\d{1,12}$/.test(until) || Number(until) * second <= now.getTime()) return false;
      const [given, right] = [Buffer.from(sign, 'base64url'), signature(name, until)];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export const pathOfFile = (name: string): string => `/files/${name}`;

/** Pictures are called `<random>.webp`, documents `<random>-document.webp` or `<random>-document.pdf`. */
const nameShape = /^[0-9a-f]{32}(?:\.webp|-document\.(?:webp|pdf))$/;
/** Whether a name is that of a stored file; such a name can't lead out of the folder. */
export const isFileName = (name: string): boolean => nameShape.test(name);

/** The sides in pixels of the smaller pictures that are made of a public one. */
const variantSides = [400, 800] as const;

/** A smaller picture, made of an uploaded one on its first request. */
export interface PictureVariant {
  /** `<random>-400.webp`; no upload is called so, so it can be used as nothing else. */
  name: string;
  /** The name of the picture that it is made of. */
  original: string;
  /** At most this wide and high, in pixels. */
  side: number;
}

/** The variant with a name; null for any other name. */
export function variantNamed(name: string): PictureVariant | null {
  const original = name.replace(/-\d+(?=\.webp$)/, '');
  return variantsOf(original).find((variant) => variant.name === name) ?? null;
}

/** The variants that a stored file can have, by its name; none of a document. */
export const variantsOf = (original: string): PictureVariant[] =>
  isFileName(original) && !isDocument(original)
    ? variantSides.map((side) => ({ name: original.replace('.webp', `-${side}.webp`), original, side }))
    : [];

/** Whether a stored file, by its name, was uploaded as a document; it can be used as nothing else. */
export const isDocument = (name: string): boolean => name.includes('-document.');

/** Whether a stored file, by its name or path, is a PDF; all others are pictures. */
export const isPdf = (name: string): boolean => name.endsWith('.pdf');

/** The name of the file in a link, absolute or relative, signed or not; null for any other URL. */
export function fileNameIn(url: string): string | null {
  const path = URL.parse(url, 'http://here')?.pathname ?? '';
  const name = path.startsWith('/files/') ? path.slice('/files/'.length) : '';
  return isFileName(name) ? name : null;
}
