import { day, later } from '../../src/base/clock/clock.ts';
import { createProduct, lockProducts, saveContents } from '../../src/goods/catalog/index.ts';
import { indexStoredProducts } from '../../src/goods/search/index.ts';
import { productId, shopId, skuId, userIdOf } from '../demo-ids.ts';
import { texts } from '../world/texts.ts';
import type { Step } from './step.ts';

const slug = 'encore-microphone-cover';
const shop = 'hoshi-audio';
const model = 'encore-karaoke-microphone';
const titles = texts(
  'Cover for the Encore microphone',
  'Encore 麦克风套',
  'Encore マイクカバー',
  'Encore 마이크 커버',
  'ปลอกไมโครโฟน Encore',
);

/** Creates a product that was on sale and waits for a review of what its shop has changed since. */
export const seedReviewsOfProducts: Step = ({ db, clock }) =>
  db.transact(async (tx) => {
    const id = productId(slug);
    const rows = await tx
      .selectFrom('products')
      .select(['id', 'category_code', 'image', 'images'])
      .where('id', 'in', [id, productId(model)])
      .execute();
    const like = rows.find((row) => row.id === productId(model));
    if (!like || rows.some((row) => row.id === id)) return 0;
    await createProduct(
      tx,
      {
        id,
        slug,
        shopId: shopId(shop),
        category: like.category_code,
        titles,
        summaries: { en: 'Washable foam in black.' },
        descriptions: {},
        skus: [{ id: skuId(slug, []), choice: [], price: 900n, stock: 60, code: 'EN-COVER' }],
        image: like.image,
        images: like.images.slice(0, 1),
        weightGrams: 40,
        createdAt: later(clock.now(), -20 * day),
      },
      indexStoredProducts,
    );
    const [product] = await lockProducts(tx, { ids: [id] });
    const { content } = product!;
    const changed = {
      ...content,
      titles: { ...content.titles, en: 'Cover for the Encore microphone, pack of two' },
      summaries: { en: 'Washable foam in black and in red.', ja: '洗えるスポンジ、黒と赤の2個入り。' },
      skus: content.skus.map((sku) => ({ ...sku, price: '1400' })),
      pictures: like.images.slice(0, 2).map((image) => ({ image, alts: {} })),
    };
    const at = later(clock.now(), -3 * 3_600_000);
    await saveContents({ db, indexProducts: indexStoredProducts }, tx, [{ product: product!, content: changed }], {
      by: userIdOf(`shop-${shop}`),
      at,
    });
    await tx.updateTable('products').set({ status: 'in_review', updated_at: at }).where('id', '=', id).execute();
    return 1;
  });
