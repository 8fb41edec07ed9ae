import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { safetyParties } from '@tradewind/contract/goods/product-safety';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { Read } from '../../base/db/database.ts';
import { pagesOf } from '../../base/db/keyset.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import {
  ownProductIds,
  readProducts,
  type LockedProduct,
  type ProductFilters,
  type SkuContent,
} from '../catalog/index.ts';
import { exportColumns, type CellKey } from './columns.ts';
import { fileStatusOf } from './differences.ts';
import { nameInFile, readShopCategories, type ShopCategories } from './shop-categories.ts';

/** Products that are read at once. */
const batch = 100;

/**
 * The products of a shop that the filters fit as rows of a CSV, with the header first. An import of the file changes nothing.
 *
 * @param origin of the addresses of pictures
 */
export async function* exportedProducts(
  read: Read,
  shopId: string,
  origin: string,
  filters: ProductFilters,
): AsyncGenerator<string[][]> {
  yield [exportColumns.map(({ header }) => header)];
  const pages = pagesOf<string>((last, limit) => ownProductIds(read, shopId, filters, { last, limit }), batch);
  for await (const ids of pages) {
    const [products, handles, categories] = await Promise.all([
      readProducts(read, shopId, ids),
      handlesOf(read, shopId, ids),
      readShopCategories(read, shopId, ids),
    ]);
    yield products.flatMap((product) =>
      rowsOf(product, { handle: handles.get(product.id) ?? product.slug, origin, categories }),
    );
  }
}

async function handlesOf(read: Read, shopId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('product_handles')
    .select(['handle', 'product_id'])
    .where('shop_id', '=', shopId)
    .where('product_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ handle, product_id: id }) => [id, handle]));
}

type Cells = Partial<Record<CellKey, string>>;

/** A row for each variant and each picture; what is true of the product is in the first one. */
function rowsOf(
  product: LockedProduct,
  { handle, origin, categories }: { handle: string; origin: string; categories: ShopCategories },
): string[][] {
  const { skus, pictures } = product.content;
  const address = (path: string) => (path === '' ? '' : origin + path);
  return Array.from({ length: Math.max(1, skus.length, pictures.length) }, (_, at) => {
    const [sku, picture] = [skus[at], pictures[at]];
    const cells: Cells = {
      handle,
      ...(at === 0 && {
        ...productCells(product),
        shop_categories: categories
          .of(product.id)
          .map((id) => nameInFile(categories, id))
          .join(' | '),
      }),
      ...(sku && { ...skuCells(product, sku), variant_image: address(sku.image) }),
      ...(picture && {
        image: address(picture.image),
        image_position: String(at + 1),
        ...localized('image_alt', picture.alts),
      }),
    };
    return exportColumns.map(({ key }) => cells[key] ?? '');
  });
}

function productCells({ status, content }: LockedProduct): Cells {
  return {
    ...localized('title', content.titles),
    ...localized('body', content.descriptions),
    ...localized('summary', content.summaries),
    ...Object.assign(
      {},
      ...content.options.map(({ names }, at) => localized(`option${(at + 1) as 1 | 2 | 3}_name`, names)),
    ),
    ...(content.options.length === 0 && { option1_name: 'Title' }),
    category: content.category,
    status: fileStatusOf(status),
    adult: content.adult ? 'TRUE' : 'FALSE',
    no_delivery_to: content.no_delivery_to.join(' '),
    hs_code: content.hs_code,
    origin: content.origin,
    customs_name: content.customs_name,
    no_revocation: content.no_revocation,
    ...Object.fromEntries([...safetyParties, 'maker_country' as const].map((field) => [field, content.safety[field]])),
    ...localized('warnings', content.safety.warnings),
  };
}

function skuCells({ content, skus }: LockedProduct, sku: SkuContent): Cells {
  return {
    ...Object.assign(
      {},
      ...content.options.map(({ values }, at) =>
        localized(
          `option${(at + 1) as 1 | 2 | 3}_value`,
          values.find(({ code }) => code === sku.choice[at])?.texts ?? {},
        ),
      ),
    ),
    ...(content.options.length === 0 && { option1_value: 'Default Title' }),
    code: sku.code,
    barcode: sku.barcode,
    price: toWire(usd(BigInt(sku.price))),
    list_price: sku.list_price === null ? '' : toWire(usd(BigInt(sku.list_price))),
    stock: String(skus.find(({ id }) => id === sku.id)?.stock ?? 0),
    grams: String(sku.weight_grams || content.weight_grams),
  };
}

type Localized = Extract<CellKey, `${string} ${Locale}`> extends `${infer Field} ${Locale}` ? Field : never;

/** A text in general, for other tools, and in each language. */
function localized(field: Localized, texts: LocalTexts): Cells {
  return {
    [field]: pickText(texts, 'en'),
    ...Object.fromEntries(Object.entries(texts).map(([locale, text]) => [`${field} ${locale}`, text])),
  };
}
