import { availableParallelism } from 'node:os';
import type { Files } from '../../src/base/files/files.ts';
import { firstPictures } from './first-pictures.ts';
import { keepPicture } from './keep-picture.ts';

/** For how long somebody who starts the product waits for pictures, in milliseconds; the rest is painted behind their back or on demand. */
const patience = 15_000;

/** Paints and keeps what a visitor sees first, as much of it as the machine can in a short while. @returns how many it painted. */
export async function paintFirstPictures(files: Files, progress: (painted: number) => void): Promise<number> {
  const waiting = firstPictures();
  const until = performance.now() + patience;
  let painted = 0;
  const painter = async () => {
    for (let next = waiting.shift(); next && performance.now() < until; next = waiting.shift()) {
      if (!(await keepPicture(files, next))) continue;
      painted += 1;
      progress(painted);
    }
  };
  // One more than there are cores, since each also waits for files.
  await Promise.all(Array.from({ length: Math.min(availableParallelism() + 1, 8) }, painter));
  return painted;
}
