import type { Module } from '../../base/module.ts';
import { membersRoutes } from './members-routes.ts';
import type { MerchantsDeps } from './merchants-deps.ts';
import { shopAuditPartitions } from './record-shop-act.ts';
import { merchantsRoutes } from './routes.ts';

export { addMember } from './add-member.ts';
export { findMembership, listMembers, membersOf } from './members-queries.ts';
export { recordShopAct } from './record-shop-act.ts';
export { removeMember } from './remove-member.ts';

/** Members of shops, their roles, and what they did. */
export const merchantsModule = (deps: MerchantsDeps): Module => ({
  routes(api) {
    merchantsRoutes(api, deps);
    membersRoutes(api, deps);
  },
  partitions: [shopAuditPartitions],
});
