export { findMembership, membersOf } from './members-queries.ts';
export { merchantsRoutes } from './routes.ts';
