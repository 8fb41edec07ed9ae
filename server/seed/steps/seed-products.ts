import { day, later } from '../../src/base/clock/clock.ts';
import type { StoredOption } from '../../src/base/db/tables.ts';
import { indexStoredProducts } from '../../src/goods/catalog/index.ts';
import { productId, shopId, skuId } from '../demo-ids.ts';
import { firstPicture, gallery, rememberPictures, urlOf, variantPicture } from '../pictures/index.ts';
import { combinationsOf } from '../world/combinations.ts';
import type { DemoOption, DemoProduct } from '../world/shape.ts';
import { shelfDays } from '../world/shelf-days.ts';
import { products } from '../world/shops.ts';
import type { Step } from './step.ts';

/** The products with their combinations. What is stored already keeps its prices and what is left of its stock. */
export const seedProducts: Step = async ({ db, clock }) => {
  const now = clock.now();
  return db.transact(async (tx) => {
    const stocked = await tx
      .insertInto('products')
      .values(products.map((product) => productRow(product, now)))
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .execute();
    if (stocked.length === 0) return 0;
    const fresh = new Set(stocked.map(({ id }) => id));
    const added = products.filter(({ slug }) => fresh.has(productId(slug)));
    await rememberPictures(
      tx,
      added.flatMap((product) => [...gallery(product), ...variants(product)]),
    );
    await tx.insertInto('skus').values(added.flatMap(skuRows)).execute();
    await indexStoredProducts(tx, [...fresh]);
    return fresh.size;
  });
};

function productRow(product: DemoProduct, now: Date) {
  const { slug, options } = product;
  return {
    id: productId(slug),
    slug,
    shop_id: shopId(product.shop),
    category_code: product.category,
    titles: product.title,
    summaries: product.summary,
    descriptions: product.description,
    facts: product.facts.map(({ name, value }) => ({ names: name, values: value })),
    options: options.map((option) => storedOption(product, option)),
    image: urlOf(firstPicture(product), 400),
    images: gallery(product).map((recipe) => urlOf(recipe, 800)),
    adult: product.category === 'adult',
    weight_grams: product.weightGrams,
    created_at: later(now, -shelfDays(product) * day),
  };
}

function storedOption(product: DemoProduct, option: DemoOption): StoredOption {
  const pictured = option === picturedOption(product);
  return {
    names: option.name,
    values: option.values.map(({ code, text, swatch, effect }) => ({
      code,
      texts: text,
      swatch: swatch ?? null,
      image: pictured ? urlOf(variantPicture(product, effect), 400) : null,
    })),
  };
}

function skuRows(product: DemoProduct) {
  const { slug, options, weightGrams } = product;
  const pictured = picturedOption(product);
  return combinationsOf(product).map(({ choice, price, listPrice, stock }, position) => {
    const value = pictured?.values.find(({ code }) => code === choice[options.indexOf(pictured)]);
    return {
      id: skuId(slug, choice),
      product_id: productId(slug),
      position,
      choice: [...choice],
      price: BigInt(price),
      list_price: listPrice === null ? null : BigInt(listPrice),
      stock,
      image: urlOf(variantPicture(product, value?.effect), 400),
      weight_grams: weightGrams,
    };
  });
}

/** The option that decides what the product looks like: the first one with colours. */
const picturedOption = ({ options }: DemoProduct): DemoOption | undefined =>
  options.find(({ values }) => values.some(({ effect }) => effect));

const variants = (product: DemoProduct) =>
  picturedOption(product)?.values.map(({ effect }) => variantPicture(product, effect)) ?? [];
