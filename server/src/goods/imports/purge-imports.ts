import { day, later } from '../../base/clock/clock.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import type { ImportsDeps } from './imports-deps.ts';

/** Deletes imports after 30 days; until then they can be undone. Run by a timer. */
export async function purgeImports({ db, clock, files }: ImportsDeps): Promise<number> {
  const before = later(clock.now(), -30 * day);
  const archives: string[] = [];
  const count = await inBatches(
    db,
    async (tx, limit) => {
      const gone = await tx
        .deleteFrom('product_imports')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('product_imports')
            .select('id')
            .where('created_at', '<', before)
            .where('state', 'not in', ['running', 'undoing'])
            .limit(limit),
        )
        .returning('archive')
        .execute();
      archives.push(...gone.flatMap(({ archive }) => archive || []));
      return gone.length;
    },
    20,
  );
  for (const archive of archives) await files.remove(archive);
  return count;
}
