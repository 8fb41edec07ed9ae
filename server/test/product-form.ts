import type { InputOf } from '@tradewind/contract/base/endpoint';
import type { createDraft } from '@tradewind/contract/goods/shop-desk/products';
import type { Database } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';

export type Form = InputOf<typeof createDraft>;

/** A form of a product with one SKU, as the shop desk sends it. */
export const productForm = (change: Partial<Form> = {}): Form => ({
  category: 'family',
  titles: { en: 'Linen towel' },
  summaries: {},
  descriptions: { en: '<p>Woven by hand.</p>' },
  skus: [{ choice: [], price: '12.50', stock: 8 }],
  weight_grams: 300,
  ...change,
});

/** An option for a form, with the values as codes and texts. */
export const formOption = (name: string, ...values: string[]) => ({
  names: { en: name },
  values: values.map((value) => ({ code: value.toLowerCase(), texts: { en: value } })),
});

/** An uploaded picture of an account, without its file. @returns its path. */
export async function buildPicture(db: Database, userId: string): Promise<string> {
  const id = newId();
  const name = `${id.replaceAll('-', '')}.webp`;
  await db.transact((tx) =>
    tx
      .insertInto('uploads')
      .values({
        id,
        user_id: userId,
        name,
        sent_sha256: Buffer.alloc(32),
        kept_sha256: Buffer.alloc(32),
        width: 10,
        height: 10,
        uploaded_at: new Date(),
      })
      .execute(),
  );
  return `/files/${name}`;
}
