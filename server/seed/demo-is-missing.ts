import type { Read } from '../src/base/db/database.ts';
import { personId } from './demo-ids.ts';

/** Whether a demo world was ever begun in this database: real goods have no painted pictures. */
export async function hasDemoWorld(read: Read): Promise<boolean> {
  return (await read.selectFrom('demo_pictures').select('name').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Whether this database waits for its demo world: it sells nothing yet, or building the world was broken off before its
 * last step, which is the orders.
 */
export async function demoIsMissing(read: Read): Promise<boolean> {
  const [product, picture, order] = await Promise.all([
    read.selectFrom('products').select('id').limit(1).executeTakeFirst(),
    read.selectFrom('demo_pictures').select('name').limit(1).executeTakeFirst(),
    read.selectFrom('orders').select('id').where('user_id', '=', personId('demo')).limit(1).executeTakeFirst(),
  ]);
  const begun = picture !== undefined;
  return begun ? !order : !product;
}
