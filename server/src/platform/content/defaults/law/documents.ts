import type { LawSlug } from '@tradewind/contract/platform/texts';
import type { Article } from '../outline.ts';

/** The documents of law in one language: drafts that describe what the software does; a missing one does not compile. */
export type LawTexts = Readonly<Record<LawSlug, Article>>;
