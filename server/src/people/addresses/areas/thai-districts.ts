import { getDatabase, setEngMode } from 'thai-address-universal';
import { type AreaNode, withBelow } from './area-tree.ts';

/** Names in Latin letters that the data has wrong. */
const corrections: Readonly<Record<string, string>> = {
  กัลยาณิวัฒนา: 'Galyani Vadhana',
  ค่ายบางระจัน: 'Khai Bang Rachan',
  น้ำปาด: 'Nam Pat',
  สนามชัยเขต: 'Sanam Chai Khet',
  สาทร: 'Sathon',
  อุบลรัตน์: 'Ubonrat',
};

interface Row {
  province: string;
  /** Amphoe, in Bangkok khet. */
  district: string;
  /** Tambon, in Bangkok khwaeng. */
  subDistrict: string;
  districtLatin: string;
  subDistrictLatin: string;
  postcode: string;
}

/** Reads the districts and sub-districts of Thailand. @returns those below a province of the postal data. */
export async function thaiDistricts(): Promise<(province: AreaNode) => readonly AreaNode[]> {
  const byProvince = Map.groupBy(await readRows(), ({ province }) => province);
  return ({ native }) => districtsOf(byProvince.get(native) ?? []);
}

/** The data without its few islands that no parcel can name: they have no postcode. */
async function readRows(): Promise<Row[]> {
  await setEngMode(false);
  const thai = getDatabase();
  await setEngMode(true);
  const latin = getDatabase();
  return thai
    .map(({ province, district, sub_district: subDistrict, postal_code: postcode }, at) => ({
      province,
      district,
      subDistrict,
      districtLatin: latin[at]?.district ?? '',
      subDistrictLatin: latin[at]?.sub_district ?? '',
      postcode: String(postcode),
    }))
    .filter(({ postcode }) => /^\d{5}$/.test(postcode));
}

const districtsOf = (rows: readonly Row[]): AreaNode[] =>
  [...Map.groupBy(rows, ({ district }) => district)].map(([district, inside]) => {
    const below = [...Map.groupBy(inside, ({ subDistrict }) => subDistrict)].map(([name, same]) =>
      node(name, same[0]?.subDistrictLatin ?? '', [...new Set(same.map(({ postcode }) => postcode))]),
    );
    return withBelow(node(district, inside[0]?.districtLatin ?? '', []), below);
  });

const node = (native: string, latin: string, postcodes: readonly string[]): AreaNode => ({
  key: native,
  native,
  latin: corrections[native] ?? (isRomanised(native, latin) ? latin : null),
  postcodes,
  below: [],
});

/** Consonants that are heard in Latin letters too; ญ, ย, ว and ห may be vowels, or silent. */
const consonants = /[กขคฆงจฉชฌซศษสฎฏฐฑฒดตถทธณนบปผพภฝฟมรลฬ]/gu;

/** Letters that are written and not spoken: under the mark of silence, and the second of `ศร`, `ทร` and `รร`. */
const silent = /[ก-ฮ][ิุ]?์|(?<=[ศทร])ร/gu;

/**
 * Whether a name in Latin letters can be the one in Thai letters: some of the data have lost vowels and consonants
 * (Chaopnaa for Chao Phraya). They are shown in Thai rather than wrong.
 */
function isRomanised(native: string, latin: string): boolean {
  const written = native.replaceAll(silent, '').match(consonants)?.length ?? 0;
  const sounds = latin
    .toLowerCase()
    .replaceAll(/([ktpc])h/g, '$1')
    .replaceAll('ng', 'g')
    .replaceAll(/[^a-z]|[aeiouwyh]/g, '').length;
  // A letter may end one syllable and begin the next.
  const isNear = Math.abs(written - sounds) <= 2;
  return isNear && !/[bcdfghjklpst]n[aeiou]|[bcdfghjklpst]n\b|\b[^aeiou\s-]+\b/i.test(latin);
}
