import { shopRoles, type ShopRole } from '@tradewind/contract/base/shop-roles';
import { day, later } from '../../src/base/clock/clock.ts';
import { addMember } from '../../src/goods/merchants/index.ts';
import { createUser, hashPassword, storePaymentCode } from '../../src/people/users/index.ts';
import { userIdOf, shopId } from '../demo-ids.ts';
import { faceRecipe, urlOf } from '../pictures/index.ts';
import type { DemoWorld } from '../world/demo-world.ts';
import { demoPassword, demoPaymentCode } from './seed-shoppers.ts';
import type { Step } from './step.ts';

/** The shop that has a member with each role, and the members besides its owner. */
const shopWithMembers = 'hoshi-audio';
const roles = shopRoles.filter((role) => role !== 'owner');

/** Creates the merchants: `shop-<slug>` owns each shop, and in one shop `shop-<slug>-<role>` has each other role. All have the demo password. */
export const seedMerchants =
  ({ shops }: DemoWorld): Step =>
  async ({ db, clock, paymentCodeSecret }) => {
    const now = clock.now();
    const passwordHash = await hashPassword(demoPassword);
    return db.transact(async (tx) => {
      let created = 0;
      for (const { username, nickname, slug, role, avatar } of merchantsOf(shops)) {
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

interface DemoMerchant {
  username: string;
  nickname: string;
  slug: string;
  role: ShopRole;
  avatar: string;
}

const merchantsOf = (shops: DemoWorld['shops']): DemoMerchant[] =>
  shops.flatMap(({ slug, name, avatar }) => {
    const face = urlOf(faceRecipe(avatar), 160);
    const owner = { username: `shop-${slug}`, nickname: name, slug, role: 'owner' as const, avatar: face };
    const others = roles.map((role) => ({
      ...owner,
      username: `shop-${slug}-${role}`,
      nickname: `${name} ${role}`,
      role,
    }));
    return slug === shopWithMembers ? [owner, ...others] : [owner];
  });
