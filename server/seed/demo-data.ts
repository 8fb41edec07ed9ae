import type { Read } from '../src/base/db/database.ts';
import { userIdOf } from './demo-ids.ts';

/** Whether this database contains demo data, at least partly: only demo products have painted pictures. */
export async function hasDemoData(read: Read): Promise<boolean> {
  return (await read.selectFrom('demo_pictures').select('name').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Whether this database still needs its demo data: it has no products yet, or seeding stopped before its last step, the
 * orders.
 */
export async function isDemoDataMissing(read: Read): Promise<boolean> {
  const [product, picture, order] = await Promise.all([
    read.selectFrom('products').select('id').limit(1).executeTakeFirst(),
    read.selectFrom('demo_pictures').select('name').limit(1).executeTakeFirst(),
    read.selectFrom('orders').select('id').where('user_id', '=', userIdOf('demo')).limit(1).executeTakeFirst(),
  ]);
  const begun = picture !== undefined;
  return begun ? !order : !product;
}
