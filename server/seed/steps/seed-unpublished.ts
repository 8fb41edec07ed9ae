import { day, later } from '../../src/base/clock/clock.ts';
import { createProducts, type NewProduct } from '../../src/goods/catalog/index.ts';
import { indexStoredProducts } from '../../src/goods/search/index.ts';
import { productId, shopId, skuId } from '../demo-ids.ts';
import { unpublished } from '../world/unpublished.ts';
import type { Step } from './step.ts';

/** Creates the drafts, and the product that an operator took down. */
export const seedUnpublished: Step = async ({ db, clock }) => {
  const at = later(clock.now(), -2 * day);
  return db.transact(async (tx) => {
    const models = await tx
      .selectFrom('products')
      .select(['id', 'category_code', 'image', 'images'])
      .where(
        'id',
        'in',
        unpublished.map(({ picturesOf }) => productId(picturesOf)),
      )
      .execute();
    const known = await tx
      .selectFrom('products')
      .select('id')
      .where(
        'id',
        'in',
        unpublished.map(({ slug }) => productId(slug)),
      )
      .execute();
    const missing = unpublished.filter(({ slug }) => !known.some(({ id }) => id === productId(slug)));
    await createProducts(
      tx,
      missing.map(({ slug, shop, picturesOf, price, stock, code, ...product }): NewProduct => {
        const { category_code, image, images } = models.find(({ id }) => id === productId(picturesOf))!;
        return {
          ...product,
          id: productId(slug),
          slug,
          shopId: shopId(shop),
          category: category_code,
          descriptions: {},
          skus: [{ id: skuId(slug, []), choice: [], price, stock, code }],
          image,
          images,
          status: 'draft',
          createdAt: at,
        };
      }),
      indexStoredProducts,
    );
    for (const { slug, takenDownFor } of missing)
      if (takenDownFor)
        await tx
          .updateTable('products')
          .set({ status: 'taken_down', status_reason: takenDownFor })
          .where('id', '=', productId(slug))
          .execute();
    return missing.length;
  });
};
