import { constants, setPriority } from 'node:os';
import type { PaintingOrder } from './painter.ts';

/** What `painter.ts` starts. Threads begin with the priority that the process has by then, so nothing is loaded before. */
setPriority(constants.priority.PRIORITY_LOW);
// Ctrl-C is for the server, which ends us; and without it there is nobody to paint for.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
process.once('message', (order) => void paintAll(order as PaintingOrder));

/** One picture after the other, each unless it is kept by then. */
async function paintAll({ folder, recipes }: PaintingOrder): Promise<void> {
  const { localFiles } = await import('../../src/base/files/files.ts');
  const { keepPicture } = await import('./keep-picture.ts');
  const files = localFiles(folder);
  for (const recipe of recipes) await keepPicture(files, recipe);
  process.disconnect();
}
