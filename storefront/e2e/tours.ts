import { type Locale, locales } from '@tradewind/contract/base/locales';

/** The widths of a window that every screen is looked at in, in pixels. */
export type Width = 320 | 390 | 768 | 1024 | 1440 | 1920;

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

/**
 * The widths in which a tour shows a screen, its own first.
 * @param isNarrowOnly whether wide windows have no such screen, so that narrow tours look at it in 768 pixels too
 */
export function widthsOf({ width }: Pick<Tour, 'width'>, isNarrowOnly: boolean): readonly Width[] {
  if (width === 1440) return [1440, 1920, 1024, 768, 320];
  return isNarrowOnly ? [390, 320, 768] : [390, 320];
}

/**
 * The widths in which a tour looks at the accessibility of a screen. Of the covering tours a wide and a narrow one share all six, in
 * different schemes: so axe, which is slow in its first run in a page, runs in two pages for each screen.
 * @param screen its place among the screens, by which the languages take turns
 * @param isAgain whether visitors look at it in every width; shoppers do in the two widths of their tours only
 */
export function checkedWidths(
  tour: Tour,
  screen: number,
  { isNarrowOnly, isAgain }: { isNarrowOnly: boolean; isAgain: boolean },
): readonly Width[] {
  const shown = widthsOf(tour, isNarrowOnly);
  if (walksAll) return shown;
  const alike = coveringTours.filter(({ who }) => who === tour.who);
  const wider = alike.filter(({ width }) => width === (isNarrowOnly ? 390 : 1440));
  const one = wider[screen % wider.length]!;
  const others = alike.filter(({ width, scheme }) => width === 390 && scheme !== one.scheme);
  const other = others[Math.floor(screen / wider.length) % others.length]!;
  if (tour !== one && tour !== other) return [];
  if (isAgain || (isNarrowOnly && tour === other)) return [tour.width];
  return shown.filter((width) => width !== 320 || tour.width === 390);
}
