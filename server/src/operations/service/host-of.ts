/** The host of an origin; empty when there is none. */
export const hostOf = (origin: string): string => URL.parse(origin)?.host ?? '';
