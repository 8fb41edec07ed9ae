import { locales } from '@tradewind/contract/base/locales';
import type { Tx } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { defaultTexts } from './defaults/index.ts';

/**
 * Stores the texts that come with the software where the installation has none. One that has changed since becomes a new
 * version, unless an operator has published a text of their own in its place. @returns how many versions it added.
 */
export async function storeDefaultTexts(tx: Tx, now: Date): Promise<number> {
  const texts = defaultTexts();
  await tx
    .insertInto('texts')
    .values(texts.map(({ kind, slug, topic, position }) => ({ kind, slug, topic, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug'])
        .doUpdateSet((eb) => ({ topic: eb.ref('excluded.topic'), position: eb.ref('excluded.position') })),
    )
    .execute();
  const stored = await tx
    .selectFrom('text_versions')
    .select(['kind', 'slug', 'version', 'titles', 'bodies', 'published_by'])
    .distinctOn(['kind', 'slug'])
    .orderBy('kind')
    .orderBy('slug')
    .orderBy('version', 'desc')
    .execute();
  const latest = new Map(stored.map((row) => [`${row.kind}:${row.slug}`, row]));
  const added = texts.flatMap(({ kind, slug, titles, bodies }) => {
    const before = latest.get(`${kind}:${slug}`);
    const isKept =
      before && (before.published_by !== null || (isSame(before.titles, titles) && isSame(before.bodies, bodies)));
    if (isKept) return [];
    return [{ kind, slug, version: (before?.version ?? 0) + 1, titles, bodies, effective_at: now, published_at: now }];
  });
  if (added.length > 0)
    await tx
      .insertInto('text_versions')
      .values(added)
      // Another process that starts at the same time stores the same.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return added.length;
}

const isSame = (a: LocalTexts, b: LocalTexts): boolean =>
  locales.every((locale) => (a[locale] ?? '') === (b[locale] ?? ''));
