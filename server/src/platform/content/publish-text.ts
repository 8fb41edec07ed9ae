import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { locales, type Texts } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { DeskText, publishText as contract } from '@tradewind/contract/platform/desk/texts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { safeHtml, wordsOfHtml } from '../../base/html/safe-html.ts';
import { audit } from '../operators/index.ts';
import { readTextId, showText } from './desk-texts.ts';
import { unknownPlace } from './text-facts.ts';
import { clearTermsCache, versionsOf } from './text-queries.ts';

/**
 * Publishes a new version of a text. Earlier versions stay, because acceptances name them.
 *
 * @throws Refusal `text_not_found`, `text_changed`, `text_incomplete`, `text_place_unknown` or `text_time_past`.
 */
export async function publishText(
  { db }: Pick<Deps, 'db'>,
  call: DeskCall,
  { id, version: read, titles, bodies: typed, effective_at: at }: ParsedInputOf<typeof contract>,
): Promise<DeskText> {
  const { kind, slug } = readTextId(id);
  const { now, operator } = call;
  if (at && at < now) refuse('text_time_past', {}, ['effective_at']);
  const bodies = Object.fromEntries(locales.map((locale) => [locale, safeHtml(typed[locale])])) as Texts;
  if (kind === 'help_topic') requireTexts({ titles });
  else requireTexts({ titles, bodies });
  await db.transact(async (tx) => {
    const text = await tx
      .selectFrom('texts')
      .select('slug')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst();
    if (!text) refuse('text_not_found');
    // The row exists, so it has a version.
    const latest = (await versionsOf(tx, kind, slug))[0]!;
    if (latest.version !== read) refuse('text_changed', latest.publisher ? { who: latest.publisher } : {}, ['version']);
    const version = latest.version + 1;
    await tx
      .insertInto('text_versions')
      .values({
        kind,
        slug,
        version,
        titles,
        bodies: kind === 'help_topic' ? {} : bodies,
        effective_at: at ?? now,
        published_at: now,
        published_by: operator.id,
      })
      .execute();
    const from = (at ?? now).toISOString();
    await audit(tx, operator, 'text.published', `text:${id}`, { version, effective_at: from }, now);
  });
  clearTermsCache();
  return showText(db.read, id, call.locale, now);
}

/**
 * Checks what shoppers would read: complete in at least one language and in each that was begun, with known places only.
 *
 * @throws Refusal `text_incomplete` or `text_place_unknown`, naming the field.
 */
export function requireTexts(texts: { titles: Texts; bodies?: Texts }): void {
  const fields = Object.entries(texts).flatMap(([field, byLocale]) =>
    locales.map((locale) => ({ locale, field: `${field}.${locale}`, text: byLocale[locale] })),
  );
  const written = ({ text }: { text: string }) => wordsOfHtml(text).trim() !== '';
  const begun = new Set(fields.filter(written).map(({ locale }) => locale));
  const missing = fields.filter((one) => (begun.size === 0 || begun.has(one.locale)) && !written(one));
  if (missing.length > 0)
    refuse(
      'text_incomplete',
      {},
      missing.map(({ field }) => field),
    );
  for (const { field, text } of fields) {
    const unknown = unknownPlace(text);
    if (unknown) refuse('text_place_unknown', { name: `{${unknown}}` }, [field]);
  }
}
