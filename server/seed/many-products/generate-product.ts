import { categoryCodes } from '@tradewind/contract/goods/catalog';
import type { Texts } from '@tradewind/contract/base/locales';
import { minute, later } from '../../src/base/clock/clock.ts';
import type { NewProduct } from '../../src/goods/catalog/index.ts';
import { texts } from '../world/texts.ts';
import { lines, packs, qualities, size, sizes, things } from './words.ts';

/** A stored product whose shop and pictures a generated one reuses. */
export interface ProductTemplate {
  shop_id: string;
  category_code: string;
  image: string;
  images: string[];
}

/** A generated product, with an id derived from its number. */
export type GeneratedProduct = NewProduct & { id: string };

/** Generates the product of a number and its SKUs: deterministic, with a unique title. */
export function generateProduct(
  index: number,
  modelsOf: ReadonlyMap<string, readonly ProductTemplate[]>,
  now: Date,
): GeneratedProduct {
  let rest = index;
  const next = <Choice>(choices: readonly Choice[]): Choice => {
    const choice = choices[rest % choices.length]!;
    rest = Math.floor(rest / choices.length);
    return choice;
  };
  const category = next(categoryCodes);
  const thing = next(things[category]);
  const quality = next(qualities);
  const line = next(lines);
  const pack = next(packs);
  const name = rest === 0 ? line : `${line} ${rest + 1}`;

  const mixed = mix(index);
  const models = modelsOf.get(category)!;
  const model = models[mixed % models.length]!;
  const offered = mix(mixed) % sizes.length === 0 ? [] : sizes.slice(0, 1 + (mix(mixed) % sizes.length));
  const price = 490 + (mixed % 240) * 75;
  const choices = offered.length === 0 ? [[]] : offered.map(({ code }) => [code]);

  return {
    id: generatedId(index, 0),
    slug: `made-${index}`,
    shopId: model.shop_id,
    category,
    titles: titleOf(name, quality, thing, pack),
    summaries: summaryOf(thing, pack),
    descriptions: description,
    options:
      offered.length === 0
        ? []
        : [{ names: size, values: offered.map((value) => ({ ...value, swatch: null, image: null })) }],
    skus: choices.map((choice, position) => ({
      id: generatedId(index, position + 1),
      choice,
      price: BigInt(price + position * 200),
      stock: 20 + (mixed % 300),
    })),
    image: model.image,
    images: model.images,
    weightGrams: 50 + (mixed % 40) * 25,
    createdAt: later(now, -(40 * 24 * 60 + (mixed % 500_000)) * minute),
  };
}

const titleOf = (name: string, quality: Texts, thing: Texts, pack: Texts): Texts =>
  texts(
    `${name} ${quality.en.toLowerCase()} ${thing.en}, ${pack.en}`,
    `${name} ${quality['zh-CN']}${thing['zh-CN']} ${pack['zh-CN']}`,
    `${name} ${quality.ja}${thing.ja} ${pack.ja}`,
    `${name} ${quality.ko} ${thing.ko}, ${pack.ko}`,
    `${thing.th} ${name} ${quality.th} ${pack.th}`,
  );

const summaryOf = (thing: Texts, pack: Texts): Texts =>
  texts(
    `For everyone who uses ${thing.en} every day; ${pack.en}.`,
    `适合每天使用的${thing['zh-CN']}，${pack['zh-CN']}。`,
    `毎日使える${thing.ja}です。${pack.ja}。`,
    `매일 쓰기 좋은 ${thing.ko}, ${pack.ko}.`,
    `${thing.th}สำหรับใช้ทุกวัน ${pack.th}`,
  );

const description = texts(
  'Packed by hand and sent within two working days.',
  '手工包装，两个工作日内发货。',
  '手作業で梱包し、2営業日以内に発送します。',
  '손으로 포장해 영업일 기준 2일 안에 발송합니다.',
  'แพ็กด้วยมือและจัดส่งภายใน 2 วันทำการ',
);

/** An id that sorts by the number, as real ids sort by creation time: part 0 is the product, others are its SKUs. */
export const generatedId = (index: number, part: number): string =>
  `${index.toString(16).padStart(8, '0')}-0000-8000-8000-${part.toString(16).padStart(12, '0')}`;

/** Spreads neighbouring numbers far apart. */
function mix(number: number): number {
  let bits = Math.imul(number + 0x9e3779b9, 0x85ebca6b) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35) >>> 0;
  return (bits ^ (bits >>> 16)) >>> 0;
}
