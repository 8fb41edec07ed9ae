export { withdrawalsDeskRoutes } from './desk-routes.ts';
export { withdrawalsRoutes } from './routes.ts';
