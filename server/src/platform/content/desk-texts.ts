import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { DeskText, deskTexts as listContract } from '@tradewind/contract/platform/desk/texts';
import { textKinds, type TextKind } from '@tradewind/contract/platform/texts';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { readSettings } from '../settings/index.ts';
import { inAllLanguages } from './present-text.ts';
import { textFacts } from './text-facts.ts';
import { inEffect, latestTexts, versionsOf, type TextRow } from './text-queries.ts';

/** Kind and slug of an id such as `law:terms`. @throws Refusal `text_not_found`. */
export function readTextId(id: string): { kind: TextKind; slug: string } {
  const [kind = '', slug = ''] = id.split(':');
  const known = textKinds.find((one) => one === kind);
  return known ? { kind: known, slug } : refuse('text_not_found');
}

const head = (row: TextRow, locale: Locale) => ({
  id: `${row.kind}:${row.slug}`,
  // A check constraint of the column allows only these.
  kind: row.kind as TextKind,
  slug: row.slug,
  title: pickText(row.titles, locale),
  version: row.version,
  effective_at: row.effective_at.toISOString(),
  published_at: row.published_at.toISOString(),
  published_by: row.publisher ?? '',
});

/** The order of the list: law first. */
const rankOf = (kind: string): number => ['law', 'platform', 'help_topic', 'help'].indexOf(kind);

/** Texts with their latest versions. They are few: all are read, then a page of them is answered. */
export async function listTexts(
  read: Read,
  { page, limit, kind }: ParsedInputOf<typeof listContract>,
  locale: Locale,
): Promise<OutputOf<typeof listContract>> {
  const rows = await latestTexts(read);
  const found = rows
    .filter((row) => !kind || row.kind === kind)
    .toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind) || a.position - b.position);
  const shown = found.slice(rowsBefore(page, limit), page * limit);
  const counts = Object.fromEntries(textKinds.map((one) => [one, rows.filter((row) => row.kind === one).length]));
  return { list: shown.map((row) => head(row, locale)), total: found.length, counts };
}

/** A text with all its versions. @throws Refusal `text_not_found`. */
export async function showText(read: Read, id: string, locale: Locale, now: Date): Promise<DeskText> {
  const { kind, slug } = readTextId(id);
  const [versions, settings] = await Promise.all([versionsOf(read, kind, slug), readSettings(read, now)]);
  const [latest] = versions;
  if (!latest) refuse('text_not_found');
  const shown = inEffect(versions, now);
  return {
    ...head(latest, locale),
    versions: versions.map((row) => ({
      version: row.version,
      titles: inAllLanguages(row.titles),
      bodies: inAllLanguages(row.bodies),
      effective_at: row.effective_at.toISOString(),
      published_at: row.published_at.toISOString(),
      published_by: row.publisher ?? '',
      in_effect: row.version === shown?.version ? 1 : 0,
    })),
    places: Object.entries(textFacts(settings, locale)).map(([name, value]) => ({ name, value })),
  };
}
