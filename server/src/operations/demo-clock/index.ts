export { demoClockRoutes } from './routes.ts';
