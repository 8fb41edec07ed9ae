import type { Module } from '../../base/module.ts';
import { sitemapRoutes, type SitemapDeps } from './routes.ts';

/** The list of public pages for crawlers. */
export const sitemapModule = (deps: SitemapDeps): Module => ({ routes: (_api, app) => sitemapRoutes(app, deps) });
