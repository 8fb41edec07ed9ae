import { countryCodes } from './countries.ts';
import { locales } from '../base/locales.ts';

interface Named {
  code: string;
  name: string;
}

/** Its name is also that of a state of the USA, in all languages. */
const alsoState = 'GE';
/** When named together with China, these are meant. */
const besideChina: readonly string[] = ['HK', 'MO', 'TW'];

/** Characters after a country's name that make it the name of another place or of a street. */
const anotherPlace =
  /(?:(?:^|[\s-])(?:new|north|northern|south|southern|east|eastern|west|western|inner|outer|upper|lower|little|great|of|de)|ซอย|ถนน)$/;

const latin = /\p{Script=Latin}/u;
const plain = (text: string): string => text.normalize('NFC').replaceAll('’', "'").toLowerCase().trim();

let known: Named[] | null = null;

/** In every language, by the long name and the short one, the longest first: "Guinea" stands within "Equatorial Guinea". */
const allNames = (): readonly Named[] =>
  (known ??= locales
    .flatMap((locale) =>
      (['long', 'short'] as const).map((style) => new Intl.DisplayNames([locale], { type: 'region', style })),
    )
    .flatMap((names) => countryCodes.map((code) => ({ code, name: plain(names.of(code) ?? code) })))
    .sort((a, b) => b.name.length - a.name.length));

/**
 * The country that the free text of an address names for certain, in whichever of our languages, or as its ISO code; empty
 * where there is none, or where it may be another one. It stands last, or first in the languages of East Asia. Latin script
 * puts towns first, and many of America are called Lebanon, Peru or Jamaica. Two letters behind a town are as often a state.
 */
export function countryOfAddress(text: string): string {
  const whole = plain(text);
  const code = whole.toUpperCase();
  if (countryCodes.includes(code)) return code;

  const parts = whole
    .split(/[,，、;；\n]/)
    .map((part) => part.trim().replace(/^ประเทศ/, ''))
    .filter(Boolean);
  const placed = [endOf(parts.at(-1) ?? ''), ...startOf(parts[0] ?? '')].filter(Boolean);
  const found = new Set([...placed, ...parts.map(called).filter(Boolean)]);
  if (found.has('CN') && besideChina.some((one) => found.has(one))) found.delete('CN');
  const [only = '', another] = found;
  if (placed.length === 0 || another !== undefined) return '';
  return only === alsoState && called(whole) !== alsoState ? '' : only;
}

/** The country with exactly this name. */
const called = (part: string): string => allNames().find(({ name }) => name === part)?.code ?? '';

/** The country with whose name a part ends, as a word of its own: neither New Jersey is Jersey nor Inner Mongolia Mongolia. */
function endOf(part: string): string {
  const found = allNames().find(({ name }) => part.endsWith(name) && /(?:^|\s)$/.test(part.slice(0, -name.length)));
  if (!found) return '';
  return anotherPlace.test(part.slice(0, -found.name.length).trim()) ? '' : found.code;
}

/** The country with whose name a part in a script of East Asia begins, and what it names after China. */
function startOf(part: string): string[] {
  const found = allNames().find(
    ({ name }) => !latin.test(name) && part.startsWith(name) && isOver(name, part.slice(name.length)),
  );
  if (!found) return [];
  return found.code === 'CN' ? ['CN', ...startOf(part.slice(found.name.length).trim())] : [found.code];
}

/** Whether a name ends here: Han goes on without a gap, though not into the name of a street, a bridge or a town. */
function isOver(name: string, rest: string): boolean {
  if (rest === '' || /^\s/.test(rest)) return true;
  return /\p{Script=Han}$/u.test(name) && /^\p{Script=Han}/u.test(rest) && !/^(?:.?[路街道巷橋桥町村城])/u.test(rest);
}
