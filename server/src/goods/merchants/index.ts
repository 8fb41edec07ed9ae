import type { Module } from '../../base/module.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import { merchantsRoutes } from './routes.ts';

export { addMember } from './add-member.ts';
export { findMembership, membersOf } from './members-queries.ts';
export { removeMember } from './remove-member.ts';

/** Members of shops and their roles. */
export const merchantsModule = (deps: PaymentCodeDeps & { demo: boolean }): Module => ({
  routes: (api) => merchantsRoutes(api, deps),
});
