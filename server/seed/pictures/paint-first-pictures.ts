import { availableParallelism } from 'node:os';
import type { Files } from '../../src/base/files/files.ts';
import { keepPicture } from './demo-pictures.ts';
import { firstPictures } from './first-pictures.ts';

/** Paints and keeps what a visitor sees first, as quickly as the machine can. @returns how many were missing. */
export async function paintFirstPictures(files: Files, progress: (painted: number) => void): Promise<number> {
  const waiting = firstPictures();
  let painted = 0;
  const painter = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await keepPicture(files, next))) continue;
      painted += 1;
      progress(painted);
    }
  };
  // One more than there are cores, since each also waits for files.
  await Promise.all(Array.from({ length: Math.min(availableParallelism() + 1, 8) }, painter));
  return painted;
}
