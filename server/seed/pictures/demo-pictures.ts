import { setTimeout as pause } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import type { Database, Tx } from '../../src/base/db/database.ts';
import type { Files } from '../../src/base/files/files.ts';
import { mediaKey } from '../../src/media/index.ts';
import { firstPictures } from './first-pictures.ts';
import { paint } from './paint.ts';
import { fileOf, nameOf, parseFile, widths, type Recipe } from './recipe.ts';

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
export async function keepPicture(files: Files, recipe: Recipe): Promise<boolean> {
  const name = nameOf(recipe);
  const kept = await Promise.all(widths[recipe.kind].map((width) => files.has(mediaKey(fileOf(name, width)))));
  if (kept.every(Boolean)) return false;
  for (const [width, bytes] of await paint(recipe)) await files.write(mediaKey(fileOf(name, width)), bytes);
  return true;
}

/** The port of the media route: paints and keeps a picture of the demo world by its file name; null for any other name. */
export const demoPictureMaker =
  ({ db, files }: PictureDeps) =>
  async (file: string): Promise<Buffer | null> => {
    const asked = parseFile(file);
    const row = asked && (await db.read.selectFrom('demo_pictures').select('recipe').where('name', '=', asked.name).executeTakeFirst());
    if (!row) return null;
    await keepPicture(files, row.recipe as Recipe);
    return files.read(mediaKey(file));
  };

/**
 * Paints what nobody has looked at yet, one picture at a time and only while the process has little else to do: someone
 * who waits for an answer goes before someone who may come.
 */
export async function paintTheRest({ db, files }: PictureDeps, signal: AbortSignal): Promise<void> {
  const rows = await db.read.selectFrom('demo_pictures').select('recipe').orderBy('name').execute();
  const recipes = rows.map(({ recipe }) => recipe as Recipe);
  for (const recipe of [...firstPictures(), ...recipes]) {
    if (signal.aborted) return;
    if (!(await keepPicture(files, recipe))) continue;
    let measured = performance.eventLoopUtilization();
    await rest(200, signal);
    while (!signal.aborted && performance.eventLoopUtilization(measured).utilization > 0.3) {
      measured = performance.eventLoopUtilization();
      await rest(1_000, signal);
    }
  }
}

/** Ends early, and without a complaint, when the process wants to stop. */
const rest = (milliseconds: number, signal: AbortSignal) => pause(milliseconds, undefined, { signal, ref: false }).catch(() => {});
