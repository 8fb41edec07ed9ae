/** A unit of what is measured or counted. */
interface Unit {
  /** l length in mm, v volume in ml, w weight in g, s storage in GB, c charge in mAh, p power in W, h persons, n pieces, d pairs. */
  readonly kind: 'l' | 'v' | 'w' | 's' | 'c' | 'p' | 'h' | 'n' | 'd';
  readonly amount: number;
  /** Regular expressions, one of which is how it is written. */
  readonly names: string;
}

const units: readonly Unit[] = [
  {
    kind: 'l',
    amount: 1,
    names: 'mm|millimet(?:er|re)s?|毫米|公厘|公釐|ミリメートル|ミリ(?![リメグ])|밀리미터|มม|มิลลิเมตร',
  },
  {
    kind: 'l',
    amount: 10,
    names: 'cm|centimet(?:er|re)s?|厘米|釐米|公分|センチメートル|センチ|센티미터|센티|센치|ซม|เซนติเมตร|เซนต์|เซน',
  },
  { kind: 'l', amount: 1_000, names: 'm|met(?:er|re)s?|米|公尺|メートル|미터|เมตร' },
  { kind: 'l', amount: 25.4, names: 'in|inch(?:es)?|英寸|英吋|吋|寸|インチ|인치|นิ้ว' },
  { kind: 'l', amount: 304.8, names: 'ft|foot|feet|英尺|英呎|呎|フィート|피트|ฟุต' },
  // 码 is also a size of shoes.
  { kind: 'l', amount: 914.4, names: 'yds?|yards?|ヤード|야드|หลา' },
  { kind: 'v', amount: 1, names: 'ml|millilit(?:er|re)s?|毫升|ミリリットル|밀리리터|มล|มิลลิลิตร' },
  { kind: 'v', amount: 1, names: 'cc|cubic centimet(?:er|re)s?|立方厘米|シーシー|씨씨|ซีซี' },
  { kind: 'v', amount: 10, names: 'cl|centilit(?:er|re)s?' },
  { kind: 'v', amount: 1_000, names: 'l|lit(?:er|re)s?|升|公升|リットル|리터|ลิตร' },
  { kind: 'v', amount: 29.57, names: String.raw`fl\.?\s?oz|fluid ounces?|液体盎司|液盎司|液量オンス|액량 ?온스` },
  // Those of the United States; the British ones are a fifth larger.
  { kind: 'v', amount: 473.2, names: 'pints?|品脱|品脫|パイント|파인트|ไพน์' },
  { kind: 'v', amount: 946.4, names: 'quarts?|qt|夸脱|夸脫|クォート|クオート|쿼트|ควอร์ต' },
  { kind: 'v', amount: 3_785, names: 'gallons?|gal|加仑|加侖|ガロン|갤런|แกลลอน' },
  { kind: 'w', amount: 0.001, names: 'mg|milligrams?|毫克|ミリグラム|밀리그램|มก|มิลลิกรัม' },
  { kind: 'w', amount: 1, names: 'g|grams?|克|グラム|그램|กรัม|ก\\.' },
  // 一两个 is one or two.
  { kind: 'w', amount: 50, names: '[两兩](?![个個件])' },
  { kind: 'w', amount: 100, names: 'ขีด' },
  { kind: 'w', amount: 500, names: '斤|市斤' },
  {
    kind: 'w',
    amount: 1_000,
    names: 'kg|kgs|kilos?|kilograms?|公斤|千克|キログラム|キロ|킬로그램|킬로|กก|กิโลกรัม|กิโล|โล(?![\u0E00-\u0E7F])',
  },
  { kind: 'w', amount: 28.35, names: 'oz|ounces?|盎司|オンス|온스|ออนซ์' },
  { kind: 'w', amount: 453.6, names: 'lbs?|pounds?|磅|ポンド|파운드|ปอนด์' },
  { kind: 's', amount: 0.001, names: 'mb|megabytes?|兆字节|メガバイト|메가바이트|เมกะไบต์' },
  { kind: 's', amount: 1, names: 'gb|gigabytes?|ギガバイト|ギガ|기가바이트|기가|กิกะไบต์' },
  { kind: 's', amount: 1_000, names: 'tb|terabytes?|テラバイト|テラ|테라바이트|테라|เทราไบต์' },
  { kind: 'c', amount: 1, names: 'mah|毫安时|毫安|ミリアンペア(?:アワー)?|밀리암페어|มิลลิแอมป์' },
  { kind: 'p', amount: 1, names: 'w|watts?|瓦特?|ワット|와트|วัตต์' },
  { kind: 'h', amount: 1, names: 'persons?|people|人[用份]?|인(?!치)[용분]?|คน' },
  {
    kind: 'n',
    amount: 1,
    names:
      'pieces?|pcs?|packs?|[件只隻片支瓶个個袋包盒枚][装裝套组組]|[枚個本袋足点]セット|[枚個本袋]入り?|ピース|개입|매입|개들이|종 ?세트|ชิ้น',
  },
  { kind: 'd', amount: 1, names: 'pairs?|[双雙](?:[装裝])?|足(?:組|セット)|켤레|คู่' },
];

/** Each way to write a unit, longer ones first, so that `ml` is not read as `m`. */
const named = units
  .flatMap(({ kind, amount, names }) => names.split(/\|(?![^(]*\))/u).map((name) => ({ kind, amount, name })))
  .toSorted((a, b) => b.name.length - a.name.length);

/** A regular expression of all units. */
export const unitShape = named.map(({ name }) => name).join('|');

type Written = Pick<Unit, 'kind' | 'amount'>;
const known = new Map<string, Written>();

/** The unit that is written so. */
export function unitNamed(written: string): Written {
  const unit = known.get(written) ?? named.find(({ name }) => new RegExp(`^(?:${name})$`, 'u').test(written))!;
  known.set(written, unit);
  return unit;
}
