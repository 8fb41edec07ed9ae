import type { LawSlug, TextKind } from '@tradewind/contract/platform/texts';
import { lawSlugs } from '@tradewind/contract/platform/texts';
import { LRUCache } from 'lru-cache';
import { second } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import { fromPrimary } from '../../base/db/request-reads.ts';

const columns = [
  't.kind',
  't.slug',
  't.topic',
  't.position',
  'v.version',
  'v.titles',
  'v.bodies',
  'v.effective_at',
  'v.published_at',
  'v.published_by',
  'o.name as publisher',
] as const;

const versions = (read: Read) =>
  read
    .selectFrom('texts as t')
    .innerJoin('text_versions as v', (join) => join.onRef('v.kind', '=', 't.kind').onRef('v.slug', '=', 't.slug'))
    .leftJoin('operators as o', 'o.id', 'v.published_by')
    .select(columns);

/** The texts with their latest versions, in effect or not. */
export const latestTexts = (read: Read) =>
  versions(read)
    .distinctOn(['t.kind', 't.slug'])
    .orderBy('t.kind')
    .orderBy('t.slug')
    .orderBy('v.version', 'desc')
    .execute();

export type TextRow = Awaited<ReturnType<typeof textsInEffect>>[number];

/** The texts of some kinds as they are in effect, by position. */
export async function textsInEffect(read: Read, kinds: readonly TextKind[], now: Date) {
  const rows = await versions(read)
    .distinctOn(['t.kind', 't.slug'])
    .where('t.kind', 'in', kinds)
    .where('v.effective_at', '<=', now)
    .orderBy('t.kind')
    .orderBy('t.slug')
    .orderBy('v.version', 'desc')
    .execute();
  return rows.toSorted((a, b) => a.position - b.position);
}

/** Every version of one text, latest first, those that take effect later included. */
export const versionsOf = (read: Read, kind: string, slug: string) =>
  versions(read).where('t.kind', '=', kind).where('t.slug', '=', slug).orderBy('v.version', 'desc').execute();

/** The version of a text that is in effect, of its versions, latest first. */
export const inEffect = <Version extends { effective_at: Date }>(
  all: readonly Version[],
  now: Date,
): Version | undefined => all.find(({ effective_at: at }) => at <= now);

/** Whether an operator has published each document of law as their own. */
export async function isLawPublished(read: Read, now: Date): Promise<boolean> {
  const documents = await textsInEffect(read, ['law'], now);
  const published = new Set(documents.filter((row) => row.published_by !== null).map(({ slug }) => slug));
  return lawSlugs.every((slug) => published.has(slug));
}

export interface TermsVersion {
  version: number;
  effective_at: Date;
}

/** Versions of the terms, latest first. Cached per read handle for two seconds, because each order asks. */
const terms = new LRUCache<Read, TermsVersion[]>({
  max: 100,
  ttl: 2 * second,
  fetchMethod: (read) =>
    fromPrimary(() =>
      read
        .selectFrom('text_versions')
        .select(['version', 'effective_at'])
        .where('kind', '=', 'law')
        .where('slug', '=', 'terms' satisfies LawSlug)
        .orderBy('version', 'desc')
        .execute(),
    ),
  ignoreFetchAbort: true,
});

/** The version of the terms in effect, and a later one that is published already. */
export async function termsVersions(
  read: Read,
  now: Date,
): Promise<{ current: TermsVersion | null; upcoming: TermsVersion | null }> {
  const all = await terms.forceFetch(read);
  const current = inEffect(all, now) ?? null;
  const upcoming = all.findLast(({ effective_at: at, version }) => at > now && version > (current?.version ?? 0));
  return { current, upcoming: upcoming ?? null };
}

/** Clears this process's cache after a version was published. */
export const clearTermsCache = (): void => terms.clear();
