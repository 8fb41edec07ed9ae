import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { locales } from '@tradewind/contract/base/locales';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { saveHomeSection as contract } from '@tradewind/contract/goods/desk/home';
import type { Tx } from '../../base/db/database.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { productsById } from './sections-queries.ts';

type SectionForm = ParsedInputOf<typeof contract>;

/**
 * Makes a section of Home, or changes one.
 *
 * @returns its id
 * @throws Refusal `home_section_not_found`, `home_section_changed`, `home_section_incomplete` or `home_section_time_invalid`.
 */
export async function saveSection(tx: Tx, { now, operator }: DeskCall, form: SectionForm): Promise<string> {
  const { kind, position, from = null, until = null } = form;
  if (from && until && until <= from) refuse('home_section_time_invalid', {}, ['until']);
  const isPicked = kind === 'picked';
  if (isPicked) await requirePicked(tx, form);
  const before = form.id ? await lockSection(tx, form.id) : null;
  if (before && before.revision !== form.revision) refuse('home_section_changed');
  const id = before?.id ?? newId();
  const values = {
    kind,
    position,
    titles: isPicked ? form.titles : {},
    products: isPicked ? [...new Set(form.products)] : [],
    locales: locales.filter((locale) => form.locales.includes(locale)),
    published: form.published === 1,
    starts_at: from,
    ends_at: until,
  };
  if (before)
    await tx
      .updateTable('home_sections')
      .set({ ...values, revision: before.revision + 1 })
      .where('id', '=', id)
      .execute();
  else
    await tx
      .insertInto('home_sections')
      .values({ ...values, id })
      .execute();
  const { published, titles, products } = values;
  const times = { from: from?.toISOString() ?? null, until: until?.toISOString() ?? null };
  const details = {
    kind,
    position,
    published,
    ...times,
    locales: values.locales.join(' '),
    titles,
    products: products.length,
  };
  await audit(tx, operator, 'home_section.saved', `home_section:${id}`, details, now);
  return id;
}

/** Deletes a section. @throws Refusal `home_section_not_found`. */
export async function deleteSection(tx: Tx, { now, operator }: DeskCall, id: string): Promise<void> {
  const { kind, position, titles } = await lockSection(tx, id);
  await tx.deleteFrom('home_sections').where('id', '=', id).execute();
  await audit(tx, operator, 'home_section.deleted', `home_section:${id}`, { kind, position, titles }, now);
}

const lockSection = async (tx: Tx, id: string) =>
  requireFound(
    await tx.selectFrom('home_sections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    'home_section_not_found',
  );

/** A picked list needs a title in every language, and products that exist. */
async function requirePicked(tx: Tx, { titles, products }: SectionForm): Promise<void> {
  const missing = locales.filter((locale) => !titles[locale]).map((locale) => `titles.${locale}`);
  const known = new Set((await productsById(tx, products)).map(({ id }) => id));
  const hasProducts = products.length > 0 && products.every((id) => known.has(id));
  const fields = [...missing, ...(hasProducts ? [] : ['products'])];
  if (fields.length > 0) refuse('home_section_incomplete', {}, fields);
}
