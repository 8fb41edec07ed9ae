import type { Database } from '../../src/base/db/database.ts';
import { localFiles } from '../../src/base/files/files.ts';
import { byRoom, firstPictures } from './first-pictures.ts';
import { isKept } from './keep-picture.ts';
import { startPainter } from './painter.ts';
import type { Recipe } from './recipe.ts';

/** Paints behind everybody's back what nobody has looked at yet; a picture that is asked for meanwhile does not wait for its turn. */
export async function paintTheRest(
  { db, folder }: { db: Database; folder: string },
  signal: AbortSignal,
): Promise<void> {
  const rows = await db.read.selectFrom('demo_pictures').select('recipe').orderBy('name').execute();
  const files = localFiles(folder);
  const recipes: Recipe[] = [];
  for (const recipe of [...firstPictures(), ...byRoom(rows.map((row) => row.recipe as Recipe))]) {
    if (!(await isKept(files, recipe))) recipes.push(recipe);
  }
  if (recipes.length === 0 || signal.aborted) return;
  await startPainter({ folder, recipes }, signal).ended;
}
