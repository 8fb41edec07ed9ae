import type { Article } from '../outline.ts';

/** Texts of the page about the platform, in their order. */
export const platformSlugs = ['about', 'held-money', 'counted-figures', 'withdrawals', 'disputes', 'contact'] as const;
export type PlatformSlug = (typeof platformSlugs)[number];

/** The texts in one language; a missing one does not compile. */
export type PlatformTexts = Readonly<Record<PlatformSlug, Article>>;
