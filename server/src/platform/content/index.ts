import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { contentRoutes } from './routes.ts';

export { createBanner } from './create-banner.ts';

/** Banners of the home screen, and the platform's name and links. */
export const contentModule = (deps: Pick<Deps, 'db'>): Module => ({ routes: (api) => contentRoutes(api, deps) });
