import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import { day, later } from '../../src/base/clock/clock.ts';
import { addMember } from '../../src/goods/merchants/index.ts';
import { createUser, hashPassword, storePaymentCode } from '../../src/people/users/index.ts';
import { userIdOf, shopId } from '../demo-ids.ts';
import { faceRecipe, urlOf } from '../pictures/index.ts';
import { shops } from '../world/shops.ts';
import { demoPassword, demoPaymentCode } from './seed-shoppers.ts';
import type { Step } from './step.ts';

/** The shop with a staff member besides its owner. */
const shopWithStaff = 'hoshi-audio';

/** Creates the merchants: `shop-<slug>` owns each shop, and one shop has staff. All have the demo password. */
export const seedMerchants: Step = async ({ db, clock, paymentCodeSecret }) => {
  const now = clock.now();
  const passwordHash = await hashPassword(demoPassword);
  return db.transact(async (tx) => {
    let created = 0;
    for (const { username, nickname, slug, role, avatar } of merchants) {
      const id = userIdOf(username);
      const known = await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
      if (known) continue;
      const at = later(now, -60 * day);
      await createUser(tx, { id, username, nickname, avatar, passwordHash, createdAt: at });
      await storePaymentCode(tx, paymentCodeSecret, id, demoPaymentCode, at);
      await addMember(tx, { userId: id, shopId: shopId(slug), role, since: at });
      created += 1;
    }
    return created;
  });
};

const merchants: readonly { username: string; nickname: string; slug: string; role: ShopRole; avatar: string }[] =
  shops.flatMap(({ slug, name, avatar }) => {
    const face = urlOf(faceRecipe(avatar), 160);
    const owner = { username: `shop-${slug}`, nickname: name, slug, role: 'owner' as const, avatar: face };
    return slug === shopWithStaff
      ? [owner, { ...owner, username: `shop-${slug}-staff`, nickname: `${name} staff`, role: 'staff' as const }]
      : [owner];
  });
