import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { merchantsRoutes } from './routes.ts';

export { addMember } from './add-member.ts';
export { findMembership, membersOf } from './members-queries.ts';
export { removeMember } from './remove-member.ts';

/** Members of shops and their roles. */
export const merchantsModule = (deps: Pick<Deps, 'db'> & { demo: boolean }): Module => ({
  routes: (api) => merchantsRoutes(api, deps),
});
