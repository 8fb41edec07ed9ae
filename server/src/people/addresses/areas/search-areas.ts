import type { Locale } from '@tradewind/contract/base/locales';
import { latinDigits } from '@tradewind/contract/base/latin-digits';
import { type AreaNode, areaTree } from './area-tree.ts';
import { type Area, presentArea, written } from './list-areas.ts';

/** The most rows of an answer. */
const longestAnswer = 20;

/** An area with its spellings, folded. */
interface Entry {
  /** From the region down to the area itself. */
  path: readonly AreaNode[];
  names: readonly string[];
  /** Its native name behind those above it, as addresses without spaces have them. */
  whole: string;
  /** The entry of the area above. */
  above: Entry | null;
}

const indexes = new Map<string, Promise<readonly Entry[]>>();

/**
 * Areas of a country, at any level, whose name contains what was typed or whose postcodes begin so: at most twenty, names
 * that begin with it first. Words of the areas above may stand beside, as in `Shibuya Tokyo` and `上海市徐汇区`.
 */
export async function searchAreas(country: string, typed: string, locale: Locale): Promise<Area[]> {
  const entries = await indexOf(country);
  const text = latinDigits(typed).replace(/^〒/, '').trim();
  const digits = text.replaceAll(/[\s‐‑‒–—−ー-]/g, '');
  if (/^\d+$/.test(digits)) return byPostcode(entries, country, digits, locale);
  const words = text
    .split(/[\s,、，·・›>/]+/u)
    .map(fold)
    .filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank !== null)
    .map(({ entry, rank }) => ({ rank: rank ?? 0, area: presentArea(country, entry.path, locale) }))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        one.area.level - other.area.level ||
        one.area.name.localeCompare(other.area.name, locale),
    )
    .slice(0, longestAnswer)
    .map(({ area }) => area);
}

/** The smallest areas whose postcodes begin so, each with its postcode where that is complete. */
function byPostcode(entries: readonly Entry[], country: string, digits: string, locale: Locale): Area[] {
  const found = entries.filter(({ path }) => hasPostcode(path.at(-1), digits));
  const larger = new Set(found.map(({ above }) => above));
  return found
    .filter((entry) => !larger.has(entry))
    .slice(0, longestAnswer)
    .map(({ path }) => {
      const area = presentArea(country, path, locale);
      return path.at(-1)?.postcodes?.includes(digits) ? { ...area, postcode: written(country, digits) } : area;
    });
}

const hasPostcode = (node: AreaNode | undefined, digits: string): boolean =>
  node?.postcodes
    ? node.postcodes.some((postcode) => postcode.startsWith(digits))
    : (node?.beginning?.test(digits) ?? node?.sample?.startsWith(digits) ?? false);

/** 0 for the name itself, 1 for its beginning, 2 for a part of it, 3 for names of several levels; null where it is not meant. */
function rankOf({ names, whole, above }: Entry, words: readonly string[]): number | null {
  const run = words.join('');
  if (names.includes(run)) return 0;
  if (names.some((name) => name.startsWith(run))) return 1;
  if (names.some((name) => name.includes(run))) return 2;
  const isRun = whole.includes(run) && !above?.whole.includes(run);
  if (isRun) return 3;
  const isOwn = (word: string) => names.some((name) => name.includes(word));
  const isAbove = (word: string): boolean => {
    for (let entry = above; entry; entry = entry.above)
      if (entry.names.some((name) => name.includes(word))) return true;
    return false;
  };
  return words.length > 1 && words.some(isOwn) && words.every((word) => isOwn(word) || isAbove(word)) ? 3 : null;
}

function indexOf(country: string): Promise<readonly Entry[]> {
  const known = indexes.get(country);
  if (known) return known;
  const index = areaTree(country).then((tree) => entriesBelow(tree, null));
  // A country that is not known is not kept, so that made-up codes fill nothing.
  void index.then(
    (entries) => entries.length === 0 && indexes.delete(country),
    () => indexes.delete(country),
  );
  indexes.set(country, index);
  return index;
}

const entriesBelow = (nodes: readonly AreaNode[], above: Entry | null): Entry[] =>
  nodes.flatMap((node) => {
    const { native, latin, reading, below } = node;
    const names = [...new Set([native, latin ?? '', reading ?? ''].map(fold).filter(Boolean))];
    const entry = { path: [...(above?.path ?? []), node], names, whole: (above?.whole ?? '') + fold(native), above };
    return [entry, ...entriesBelow(below, entry)];
  });

/** Words that Thai puts before the name of an area, as `อำเภอ` (district). */
const thaiKinds = /^(?:จังหวัด|อำเภอ|ตำบล|แขวง|เขต)(?=.)/u;

/** Without case, accents of Latin letters, spaces, hyphens and apostrophes; hiragana as katakana. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'’.-]/g, '')
    .replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(thaiKinds, '');
