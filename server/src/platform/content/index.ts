import type { Module } from '../../base/module.ts';
import type { Originals } from './message-overrides.ts';
import { messageRoutes } from './message-routes.ts';
import { contentRoutes } from './routes.ts';
import { textRoutes, type ContentDeps } from './text-routes.ts';

export type { Originals } from './message-overrides.ts';
export type { CountFigures } from './platform-figures.ts';
export { createBanner } from './create-banner.ts';
export { insertAnnouncement } from './announcements.ts';
export { storeDefaultTexts } from './store-default-texts.ts';
export { isLawPublished, termsVersions, type TermsVersion } from './text-queries.ts';

/** Banners, help, law, announcements, changed texts of the storefront, and the platform's name and links. */
export const contentModule = (deps: ContentDeps & { originals: Originals }): Module => ({
  routes(api) {
    contentRoutes(api, deps);
    messageRoutes(api, deps);
    textRoutes(api, deps);
  },
});
