import { setTimeout as pause } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import type { Database, Tx } from '../../src/base/db/database.ts';
import type { Files } from '../../src/base/files/files.ts';
import { mediaKey } from '../../src/media/index.ts';
import { canBe, paint } from './paint.ts';
import { fileOf, nameOf, parseFile, type Recipe } from './recipe.ts';

export interface PictureDeps {
  db: Database;
  files: Files;
}

/** Makes pictures known, so that they can be made when somebody looks. */
export async function rememberPictures(tx: Tx, recipes: readonly Recipe[]): Promise<void> {
  const rows = new Map(recipes.map((recipe) => [nameOf(recipe), { name: nameOf(recipe), recipe }]));
  if (rows.size === 0) return;
  await tx
    .insertInto('demo_pictures')
    .values([...rows.values()])
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Paints a picture and keeps it, unless it is kept already. @returns whether there was something to paint. */
export async function keepPicture({ files }: Pick<PictureDeps, 'files'>, recipe: Recipe, widths: readonly number[]): Promise<boolean> {
  const name = nameOf(recipe);
  const kept = await Promise.all(widths.map((width) => files.has(mediaKey(fileOf(name, width)))));
  const missing = widths.filter((_, index) => !kept[index]);
  if (missing.length === 0) return false;
  for (const [width, bytes] of await paint(recipe, missing)) await files.write(mediaKey(fileOf(name, width)), bytes);
  return true;
}

/** The port of the media route: paints and keeps a picture of the demo world by its file name; null for any other name. */
export const demoPictureMaker =
  ({ db, files }: PictureDeps) =>
  async (file: string): Promise<Buffer | null> => {
    const asked = parseFile(file);
    const row = asked && (await db.read.selectFrom('demo_pictures').select('recipe').where('name', '=', asked.name).executeTakeFirst());
    const recipe = row?.recipe as Recipe | undefined;
    if (!recipe || !canBe(recipe, asked!.width)) return null;
    await keepPicture({ files }, recipe, [asked!.width]);
    return files.read(mediaKey(file));
  };

/**
 * Paints what nobody has looked at yet, one picture at a time and only while the process has little else to do: someone
 * who waits for an answer goes before someone who may come.
 */
export async function paintTheRest({ db, files }: PictureDeps, signal: AbortSignal): Promise<void> {
  const rows = await db.read.selectFrom('demo_pictures').select(['recipe']).orderBy('name').execute();
  for (const row of rows) {
    const recipe = row.recipe as Recipe;
    const before = performance.eventLoopUtilization();
    await pause(200, undefined, { signal, ref: false }).catch(() => {});
    while (!signal.aborted && performance.eventLoopUtilization(before).utilization > 0.3) await pause(1_000, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    await keepPicture({ files }, recipe, recipe.kind === 'scene' ? [400, 800] : [480]);
  }
}
