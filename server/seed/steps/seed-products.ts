import { day, later } from '../../src/base/clock/clock.ts';
import type { StoredOption } from '../../src/base/db/tables.ts';
import { createProducts, type NewProduct, type NewSku } from '../../src/goods/catalog/index.ts';
import { indexStoredProducts } from '../../src/goods/search/index.ts';
import { productId, shopId, skuId } from '../demo-ids.ts';
import { firstPicture, gallery, rememberPictures, urlOf, variantPicture } from '../pictures/index.ts';
import { demoSkus } from '../world/skus.ts';
import type { DemoOption, DemoProduct } from '../world/types.ts';
import type { DemoWorld } from '../world/demo-world.ts';
import { categoryOfProduct } from '../world/subcategories.ts';
import type { Step } from './step.ts';

/** Creates the products with their SKUs. Existing ones keep their prices and stock. */
export const seedProducts =
  (world: DemoWorld): Step =>
  async ({ db, clock }) => {
    const { products } = world;
    const now = clock.now();
    return db.transact(async (tx) => {
      const ids = products.map(({ slug }) => productId(slug));
      const known = await tx.selectFrom('products').select('id').where('id', 'in', ids).execute();
      const missing = products.filter(({ slug }) => !known.some(({ id }) => id === productId(slug)));
      await rememberPictures(
        tx,
        missing.flatMap((product) => [...gallery(product), ...variants(product)]),
      );
      await createProducts(
        tx,
        missing.map((product) => asNew(world, product, now)),
        indexStoredProducts,
      );
      return missing.length;
    });
  };

const asNew = (world: DemoWorld, product: DemoProduct, now: Date): NewProduct => ({
  id: productId(product.slug),
  slug: product.slug,
  shopId: shopId(product.shop),
  category: categoryOfProduct(product),
  titles: product.title,
  summaries: product.summary,
  descriptions: product.description,
  facts: product.facts.map(({ name, value }) => ({ names: name, values: value })),
  options: product.options.map((option) => storedOption(product, option)),
  skus: skusOf(world, product),
  image: urlOf(firstPicture(product), 400),
  images: gallery(product).map((recipe) => urlOf(recipe, 800)),
  weightGrams: product.weightGrams,
  createdAt: later(now, -world.daysOnSale(product) * day),
});

function storedOption(product: DemoProduct, option: DemoOption): StoredOption {
  const pictured = option === picturedOption(product);
  return {
    names: option.name,
    values: option.values.map((value) => ({
      code: value.code,
      texts: value.text,
      swatch: value.swatch ?? null,
      image: pictured ? urlOf(variantPicture(product, value), 400) : null,
    })),
  };
}

function skusOf({ soldLater }: DemoWorld, product: DemoProduct): NewSku[] {
  const pictured = picturedOption(product);
  return demoSkus(product).map(({ choice, price, listPrice, stock }) => {
    const value = pictured?.values.find(({ code }) => code === choice[product.options.indexOf(pictured)]);
    return {
      id: skuId(product.slug, choice),
      choice,
      price: BigInt(price),
      listPrice: listPrice === null ? null : BigInt(listPrice),
      stock: stock + soldLater(product, choice),
      image: urlOf(variantPicture(product, value), 400),
    };
  });
}

/** The option that decides the picture: the first one with colours. */
const picturedOption = ({ options }: DemoProduct): DemoOption | undefined =>
  options.find(({ values }) => values.some(({ effect }) => effect));

const variants = (product: DemoProduct) =>
  picturedOption(product)?.values.map((value) => variantPicture(product, value)) ?? [];
