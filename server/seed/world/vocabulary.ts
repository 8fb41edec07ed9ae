import type { Texts } from '@tradewind/contract/base/locales';
import type { DemoOption, DemoProduct, PictureEffect } from './types.ts';
import { texts } from './texts.ts';

type Fact = DemoProduct['facts'][number];
type Value = DemoOption['values'][number];

/** Sizes, numbers and brand names that every language writes alike. */
export const same = (text: string): Texts => texts(text, text, text, text, text);

/** Default names of facts and options, for shops without names of their own. */
export const names = {
  colour: texts('Colour', '颜色', 'カラー', '색상', 'สี'),
  size: texts('Size', '尺码', 'サイズ', '사이즈', 'ไซซ์'),
  set: texts('Pack', '规格', 'セット', '구성', 'จำนวน'),
  capacity: texts('Capacity', '容量', '容量', '용량', 'ความจุ'),
  length: texts('Length', '长度', '長さ', '길이', 'ความยาว'),
  material: texts('Material', '材质', '素材', '소재', 'วัสดุ'),
  dimensions: texts('Dimensions', '尺寸', '寸法', '크기', 'ขนาด'),
  weight: texts('Weight', '重量', '重さ', '무게', 'น้ำหนัก'),
  care: texts('Care', '保养', 'お手入れ', '관리 방법', 'การดูแล'),
  battery: texts('Battery', '续航', 'バッテリー', '배터리', 'แบตเตอรี่'),
  ingredients: texts('Ingredients', '配料', '原材料', '원재료', 'ส่วนประกอบ'),
  keeps: texts('Keeps', '保质期', '賞味期限', '보관 기한', 'เก็บได้นาน'),
  movement: texts('Movement', '机芯', 'ムーブメント', '무브먼트', 'กลไก'),
  age: texts('Age', '适合年龄', '対象年齢', '권장 연령', 'อายุที่เหมาะสม'),
  inTheBox: texts('In the box', '包装内含', '同梱品', '구성품', 'ในกล่อง'),
  scent: texts('Scent', '香型', '香り', '향', 'กลิ่น'),
  flavour: texts('Flavour', '口味', '味', '맛', 'รสชาติ'),
  style: texts('Style', '款式', 'タイプ', '타입', 'แบบ'),
  finish: texts('Finish', '表面', '仕上げ', '마감', 'ผิวสัมผัส'),
} as const;

/** One line of the table of facts. */
export const fact = (name: keyof typeof names | Texts, ...value: Parameters<typeof texts>): Fact => ({
  name: typeof name === 'string' ? names[name] : name,
  value: texts(...value),
});

/** One choice of an option; `more` is what it costs on top, in US cents. */
export const value = (code: string, text: Texts, more = 0): Value => ({
  code,
  text,
  ...(more > 0 && { priceDelta: more }),
});

export const option = (name: keyof typeof names | Texts, ...values: readonly Value[]): DemoOption => ({
  name: typeof name === 'string' ? names[name] : name,
  values,
});

const dyed = (tint: string, bri = 1.45): PictureEffect => ({ sat: 0.08, bri, tint });

const shades = {
  black: { text: texts('Black', '黑色', 'ブラック', '블랙', 'ดำ'), swatch: '#2B2B2F', effect: { sat: 0.1, bri: 0.5 } },
  charcoal: {
    text: texts('Charcoal', '炭灰', 'チャコール', '차콜', 'เทาถ่าน'),
    swatch: '#55585E',
    effect: { sat: 0.1, bri: 0.75 },
  },
  grey: { text: texts('Grey', '灰色', 'グレー', '그레이', 'เทา'), swatch: '#A6A8AD', effect: { sat: 0.06, bri: 1.15 } },
  white: {
    text: texts('White', '白色', 'ホワイト', '화이트', 'ขาว'),
    swatch: '#F2F1EE',
    effect: { sat: 0.05, bri: 1.6 },
  },
  cream: { text: texts('Cream', '奶油白', 'クリーム', '크림', 'ครีม'), swatch: '#EFE3CB', effect: dyed('#FBEFD8', 1.6) },
  sand: { text: texts('Sand', '沙色', 'サンド', '샌드', 'ทราย'), swatch: '#D8BF98', effect: dyed('#E6CFA9') },
  brown: {
    text: texts('Brown', '棕色', 'ブラウン', '브라운', 'น้ำตาล'),
    swatch: '#7B5138',
    effect: dyed('#A9744F', 1.2),
  },
  red: { text: texts('Red', '红色', 'レッド', '레드', 'แดง'), swatch: '#C8333F', effect: dyed('#E8505A') },
  wine: {
    text: texts('Wine red', '酒红', 'ワインレッド', '와인', 'แดงไวน์'),
    swatch: '#7D2337',
    effect: dyed('#A43A50', 1.2),
  },
  rose: {
    text: texts('Rose pink', '玫瑰粉', 'ローズピンク', '로즈 핑크', 'ชมพูกุหลาบ'),
    swatch: '#E39AAE',
    effect: dyed('#F6B3C4', 1.55),
  },
  orange: { text: texts('Orange', '橙色', 'オレンジ', '오렌지', 'ส้ม'), swatch: '#E98A3A', effect: dyed('#FFA65A') },
  yellow: {
    text: texts('Yellow', '黄色', 'イエロー', '옐로', 'เหลือง'),
    swatch: '#EFC541',
    effect: dyed('#FFD95E', 1.55),
  },
  gold: { text: texts('Gold', '金色', 'ゴールド', '골드', 'ทอง'), swatch: '#D5A94B', effect: dyed('#F2CB72', 1.5) },
  silver: {
    text: texts('Silver', '银色', 'シルバー', '실버', 'เงิน'),
    swatch: '#C3C7CC',
    effect: { sat: 0.05, bri: 1.4 },
  },
  green: { text: texts('Green', '绿色', 'グリーン', '그린', 'เขียว'), swatch: '#4E9A5B', effect: dyed('#77C080') },
  sage: {
    text: texts('Sage green', '鼠尾草绿', 'セージグリーン', '세이지 그린', 'เขียวเสจ'),
    swatch: '#9DBE9A',
    effect: dyed('#BFDDB8', 1.5),
  },
  olive: {
    text: texts('Olive', '橄榄绿', 'オリーブ', '올리브', 'เขียวมะกอก'),
    swatch: '#7A7B45',
    effect: dyed('#A5A668', 1.25),
  },
  teal: {
    text: texts('Teal', '蓝绿', 'ティール', '청록', 'เขียวหัวเป็ด'),
    swatch: '#2F8585',
    effect: dyed('#58B5B2', 1.3),
  },
  sky: {
    text: texts('Sky blue', '天蓝', 'スカイブルー', '스카이 블루', 'ฟ้า'),
    swatch: '#8FBDE6',
    effect: dyed('#AFD8FA', 1.5),
  },
  blue: { text: texts('Blue', '蓝色', 'ブルー', '블루', 'น้ำเงิน'), swatch: '#3F78C9', effect: dyed('#6AA2EE', 1.3) },
  navy: {
    text: texts('Navy', '藏青', 'ネイビー', '네이비', 'กรมท่า'),
    swatch: '#27365C',
    effect: dyed('#4C639B', 1.05),
  },
  lilac: {
    text: texts('Lilac', '丁香紫', 'ライラック', '라일락', 'ม่วงไลแลค'),
    swatch: '#B9A5DC',
    effect: dyed('#D2C0F2', 1.5),
  },
  purple: {
    text: texts('Purple', '紫色', 'パープル', '퍼플', 'ม่วง'),
    swatch: '#6E4FA8',
    effect: dyed('#9877D6', 1.25),
  },
} as const;

/** Colours to choose from: the first is that of the emoji, the others are tinted. */
export const colours = (drawn: keyof typeof shades, ...others: readonly (keyof typeof shades)[]): DemoOption => {
  const { text, swatch } = shades[drawn];
  return option('colour', { code: drawn, text, swatch }, ...others.map((code) => ({ code, ...shades[code] })));
};

/** Sizes of clothes from the smallest to the largest, all at the same price. */
export const sizes = (...codes: readonly string[]): DemoOption =>
  option('size', ...codes.map((code) => value(code.toLowerCase(), same(code))));

/** European shoe sizes with their length of foot in millimetres. */
export const shoeSizes = (from: number, to: number): DemoOption =>
  option(
    'size',
    ...Array.from({ length: to - from + 1 }, (_, index) => {
      const size = from + index;
      const foot = size * 5 + 50;
      return value(
        String(size),
        texts(`EU ${size}`, `${size}码`, `${size}（${foot / 10}cm）`, `${size} (${foot}mm)`, `เบอร์ ${size}`),
      );
    }),
  );

/** Pieces per pack: one, or several at an extra price. */
export const packs = (...wanted: readonly (readonly [count: number, more: number])[]): DemoOption =>
  option(
    'set',
    ...wanted.map(([count, more]) =>
      value(
        String(count),
        texts(
          count === 1 ? 'Single' : `Pack of ${count}`,
          count === 1 ? '单件' : `${count}件装`,
          count === 1 ? '1個' : `${count}個セット`,
          count === 1 ? '1개' : `${count}개 세트`,
          count === 1 ? 'ชิ้นเดียว' : `ชุด ${count} ชิ้น`,
        ),
        more,
      ),
    ),
  );

/** Weights and volumes, e.g. `grams([200, 0], [500, 900])`. */
const measured =
  (unit: readonly [string, string, string, string, string]) =>
  (...wanted: readonly (readonly [amount: number, more: number])[]): DemoOption =>
    option(
      'set',
      ...wanted.map(([amount, more]) =>
        value(
          String(amount),
          texts(
            `${amount} ${unit[0]}`,
            `${amount}${unit[1]}`,
            `${amount}${unit[2]}`,
            `${amount}${unit[3]}`,
            `${amount} ${unit[4]}`,
          ),
          more,
        ),
      ),
    );
export const grams = measured(['g', '克', 'g', 'g', 'กรัม']);
export const millilitres = measured(['ml', '毫升', 'ml', 'ml', 'มล.']);
export const centimetres = (...wanted: readonly (readonly [amount: number, more: number])[]): DemoOption => ({
  ...measured(['cm', '厘米', 'cm', 'cm', 'ซม.'])(...wanted),
  name: names.length,
});
