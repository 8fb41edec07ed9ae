import type { Module } from '../../base/module.ts';
import { mediaRoutes, type MediaDeps } from './routes.ts';

export { mediaKey } from './routes.ts';
export { blankPicture, categoryImage } from './shipped.ts';

/** Public pictures, addressed by the hash of their content. */
export const mediaModule = (deps: MediaDeps): Module => ({ routes: (_api, app) => mediaRoutes(app, deps) });
