export { mediaKey, mediaRoutes, type MediaDeps } from './routes.ts';
export { categoryImage } from './shipped.ts';
