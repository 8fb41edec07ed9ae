import type { Database, Tx } from '../../src/base/db/database.ts';
import type { Files } from '../../src/base/files/files.ts';
import { mediaKey } from '../../src/goods/media/index.ts';
import { paint } from './paint.ts';
import { fileOf, nameOf, parseFile, type Recipe } from './recipe.ts';
import { shippedPicture } from './shipped.ts';

export interface PictureDeps {
  db: Database;
  files: Files;
}

/** Stores the recipes of pictures, so that they can be painted on their first request. */
export async function storeRecipes(tx: Tx, recipes: readonly Recipe[]): Promise<void> {
  const rows = new Map(recipes.map((recipe) => [nameOf(recipe), { name: nameOf(recipe), recipe }]));
  if (rows.size === 0) return;
  await tx
    .insertInto('demo_pictures')
    .values([...rows.values()])
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** The port of the media route: paints and stores a demo picture by its file name; null for any other name. */
export const demoPictureMaker =
  ({ db, files }: PictureDeps) =>
  async (file: string): Promise<Buffer | null> => {
    const asked = parseFile(file);
    const row =
      asked &&
      (await db.read.selectFrom('demo_pictures').select('recipe').where('name', '=', asked.name).executeTakeFirst());
    if (!row) return null;
    await storePicture(files, row.recipe as Recipe);
    return files.read(mediaKey(file));
  };

/** Stores a picture in all its widths, as shipped with the product or newly painted. */
export async function storePicture(files: Files, recipe: Recipe): Promise<void> {
  const widths = (await shippedPicture(recipe)) ?? (await paint(recipe));
  for (const [width, bytes] of widths) await files.write(mediaKey(fileOf(nameOf(recipe), width)), bytes);
}
