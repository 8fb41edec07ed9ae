export { shopsDeskRoutes } from './desk-routes.ts';
export { shopProfileRoutes } from './profile-routes.ts';
export { shopsRoutes } from './routes.ts';
export { shopCards } from './shop-cards.ts';
