import { type Locale, locales } from '@tradewind/contract/base/locales';

/** One walk through all screens. */
export interface Tour {
  /** Who walks. */
  who: 'visitor' | 'shopper';
  language: Locale;
  width: 390 | 1440;
  scheme: 'light' | 'dark';
}

const widths = [390, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** Every combination. */
const allTours: readonly Tour[] = (['visitor', 'shopper'] as const).flatMap((who) =>
  locales.flatMap((language) =>
    widths.flatMap((width) => schemes.map((scheme): Tour => ({ who, language, width, scheme }))),
  ),
);

/** By language: in which window and scheme visitors walk; shoppers take the other ones. */
const visitorsWalk: Readonly<Record<Locale, Pick<Tour, 'width' | 'scheme'>>> = {
  en: { width: 390, scheme: 'light' },
  'zh-CN': { width: 1440, scheme: 'light' },
  ja: { width: 390, scheme: 'dark' },
  ko: { width: 1440, scheme: 'dark' },
  th: { width: 390, scheme: 'light' },
};

/** Ten tours in which every two of language, window, scheme and walker meet. */
const coveringTours = allTours.filter(({ who, language, width, scheme }) => {
  const visitors = visitorsWalk[language];
  const isTheirs = { width: width === visitors.width, scheme: scheme === visitors.scheme };
  return who === 'visitor' ? isTheirs.width && isTheirs.scheme : !isTheirs.width && !isTheirs.scheme;
});

/** Whether every combination is walked, which takes long: `WALK=all`. */
const walksAll = process.env.WALK === 'all';

export const tours = walksAll ? allTours : coveringTours;

/** Whether a tour looks at the accessibility of a screen. Of the covering tours, one in each scheme does. */
export function checksAccessibility(tour: Tour, screen: number): boolean {
  if (walksAll) return true;
  const alike = coveringTours.filter(({ who, scheme }) => who === tour.who && scheme === tour.scheme);
  return alike[screen % alike.length] === tour;
}
