import type { Locale } from '@tradewind/contract/base/locales';
import { noSafety, revocationExclusions, safetyLimit, safetyParties } from '@tradewind/contract/goods/product-safety';
import type { LocalTexts } from '../../base/db/tables.ts';
import { safeHtml } from '../../base/html/safe-html.ts';
import type { CategoryTree, LockedProduct, ProductContent } from '../catalog/index.ts';
import type { Field } from './columns.ts';
import type { Cells, ProductRows } from './group-rows.ts';
import { checkCells, collectIssues, type Issue } from './issues.ts';
import { countryOf, flagOf, statusOf, type FileStatus } from './read-cells.ts';
import { readOptions } from './read-options.ts';
import { readPictures, type ResolvePicture } from './read-pictures.ts';
import { readSkus } from './read-skus.ts';
import { readTexts, type Reading } from './read-texts.ts';
import type { FileRow } from './read-rows.ts';
import { readCategoriesOf, type CategoryChange, type ShopCategories } from './shop-categories.ts';

/** What the rows of a file make of a product. */
export interface ProductPlan {
  content: ProductContent;
  /** What stocks are to be, by SKU id; others are left alone. */
  stocks: Map<string, number>;
  /** null: the file says nothing. */
  status: FileStatus | null;
  /** Which of the shop's own categories it is in, and which it is to be in; null: the file says nothing. */
  shopCategories: CategoryChange | null;
  /** Pictures that are still to be fetched; until then, a stored product keeps those that it has. */
  waiting: Map<string, FileRow>;
  issues: Issue[];
}

/** What holds for all products of a file. */
export interface PlanSettings {
  cells: Cells;
  tree: CategoryTree;
  language: Locale;
  /** Of new products that name none. */
  category: string | null;
  /** Absent where they were read already. */
  shopCategories?: ShopCategories;
}

/**
 * Reads what a product is to be after an import: what the file says, and what the product is where the file says nothing.
 *
 * @param product the stored one; null for a new one.
 */
export function planProduct(
  group: ProductRows,
  { cells, tree, language, category, shopCategories }: PlanSettings,
  product: LockedProduct | null,
  resolve: ResolvePicture,
): ProductPlan {
  const issues = collectIssues(cells);
  const reading: Reading = { cells, issues, language };
  const first = group.rows[0]!;
  const before = product?.content ?? emptyContent;
  checkCells(group, cells, issues);
  if (issues.list.length > 0)
    return {
      content: before,
      stocks: new Map(),
      status: null,
      shopCategories: null,
      waiting: new Map(),
      issues: issues.list,
    };
  if (group.handle === '') issues.add(first, 'handle', 'handle_missing');

  const texts = (field: Field, given: LocalTexts, limit: number, clean?: (text: string) => string) =>
    readTexts(reading, first, field, { before: given, limit, ...(clean && { clean }) });
  const titles = texts('title', before.titles, 200);
  if (!Object.values(titles).some(Boolean)) issues.add(first, cells.has('title') ? 'title' : null, 'title_missing');
  const found = readCategory(reading, first, product, { tree, general: category });
  const options = readOptions(reading, group, before.options);
  const skus = readSkus(reading, group, options, product);
  const pictures = readPictures(reading, group, product, resolve);
  const images = new Map([...skus.images].map(([id, { source, row }]) => [id, pictures.pathOf(source, row)]));
  const isComplete = pictures.waiting.size === 0;
  return {
    content: {
      category: found,
      titles,
      summaries: texts('summary', before.summaries, 400),
      descriptions: texts('body', before.descriptions, 20_000, safeHtml),
      facts: before.facts,
      options: options.options,
      skus: skus.skus.map((sku) => ({ ...sku, image: images.get(sku.id) ?? sku.image })),
      pictures: (isComplete || !product ? pictures.pictures : null) ?? before.pictures,
      weight_grams: skus.weight,
      adult: readFlag(reading, first, 'adult') ?? (product ? before.adult : (tree.find(found)?.adult ?? false)),
      no_delivery_to: readCountries(reading, first) ?? before.no_delivery_to,
      hs_code: readHsCode(reading, first) ?? before.hs_code,
      origin: readCountry(reading, first, 'origin') ?? before.origin,
      customs_name: readPlain(reading, first, 'customs_name', 120) ?? before.customs_name,
      no_revocation: readExclusion(reading, first) ?? before.no_revocation,
      safety: {
        ...readSafety(reading, first, before.safety),
        warnings: texts('warnings', before.safety.warnings, safetyLimit.warnings),
      },
    },
    stocks: skus.stocks,
    status: readStatus(reading, first),
    shopCategories: readCategoriesOf(reading, first, product?.id ?? null, shopCategories),
    waiting: pictures.waiting,
    issues: issues.list,
  };
}

const emptyContent: ProductContent = {
  category: 'family',
  titles: {},
  summaries: {},
  descriptions: {},
  facts: [],
  options: [],
  skus: [],
  pictures: [],
  weight_grams: 0,
  adult: false,
  no_delivery_to: [],
  hs_code: '',
  origin: '',
  customs_name: '',
  no_revocation: '',
  safety: { ...noSafety(), warnings: {} },
};

function readCategory(
  { cells, issues }: Reading,
  row: FileRow,
  product: LockedProduct | null,
  { tree, general }: { tree: CategoryTree; general: string | null },
): string {
  const named = cells.text(row, 'category');
  const known = named === '' ? null : tree.named(named);
  if (named !== '' && !known) issues.add(row, 'category', 'category_unknown');
  if (known) return known.code;
  if (product) return product.content.category;
  // Shopify names a path, of which the last part is the most precise one.
  const parts = cells.text(row, 'type').split('>').toReversed();
  const typed = parts.map((part) => tree.named(part)).find((category) => category !== null);
  const found = typed?.code ?? (general === null ? undefined : tree.find(general)?.code);
  if (!found && named === '') issues.add(row, cells.has('category') ? 'category' : null, 'category_missing');
  return found ?? 'family';
}

function readStatus({ cells, issues }: Reading, row: FileRow): FileStatus | null {
  const cell = cells.text(row, 'status');
  if (cell !== '') {
    const status = statusOf(cell);
    if (!status) issues.add(row, 'status', 'status_unknown');
    return status;
  }
  const published = cells.text(row, 'published');
  if (published === '') return null;
  const flag = flagOf(published);
  if (flag === null) issues.add(row, 'published', 'yes_or_no');
  return flag ? 'active' : 'draft';
}

function readFlag({ cells, issues }: Reading, row: FileRow, field: Field): boolean | null {
  const cell = cells.text(row, field);
  if (cell === '') return null;
  const flag = flagOf(cell);
  if (flag === null) issues.add(row, field, 'yes_or_no');
  return flag;
}

function readCountries({ cells, issues }: Reading, row: FileRow): string[] | null {
  if (!cells.has('no_delivery_to')) return null;
  const codes = cells
    .text(row, 'no_delivery_to')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(countryOf);
  if (codes.includes(null) || codes.length > 100) issues.add(row, 'no_delivery_to', 'country_unknown');
  return [...new Set(codes.flatMap((code) => code ?? []))].toSorted();
}

function readHsCode({ cells, issues }: Reading, row: FileRow): string | null {
  if (!cells.has('hs_code')) return null;
  const code = cells.text(row, 'hs_code').replaceAll(/[\s.]/g, '');
  if (!/^(\d{6,10})?$/.test(code)) issues.add(row, 'hs_code', 'hs_code_invalid');
  return code;
}

function readCountry({ cells, issues }: Reading, row: FileRow, field: 'origin' | 'maker_country'): string | null {
  if (!cells.has(field)) return null;
  const cell = cells.text(row, field);
  const country = cell === '' ? '' : countryOf(cell);
  if (country === null) issues.add(row, field, 'country_unknown');
  return country;
}

function readPlain({ cells, issues }: Reading, row: FileRow, field: Field, limit: number): string | null {
  if (!cells.has(field)) return null;
  const text = cells.text(row, field);
  if (text.length > limit) issues.add(row, field, 'cell_too_long', limit);
  return text;
}

function readExclusion({ cells, issues }: Reading, row: FileRow): ProductContent['no_revocation'] | null {
  if (!cells.has('no_revocation')) return null;
  const cell = cells.text(row, 'no_revocation').toLowerCase();
  const known = (['', ...revocationExclusions] as const).find((one) => one === cell);
  if (known === undefined) issues.add(row, 'no_revocation', 'exclusion_unknown');
  return known ?? '';
}

function readSafety(reading: Reading, row: FileRow, before: ProductContent['safety']): ProductContent['safety'] {
  const parties = safetyParties.map((field) => [
    field,
    readPlain(reading, row, field, safetyLimit.party) ?? before[field],
  ]);
  return {
    ...before,
    ...Object.fromEntries(parties),
    maker_country: readCountry(reading, row, 'maker_country') ?? before.maker_country,
  };
}
