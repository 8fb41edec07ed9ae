import { categoryCodes, type CategoryCode } from '@tradewind/contract/goods/catalog';
import { sql } from 'kysely';
import type { Texts } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Read, Tx } from '../../base/db/database.ts';

interface CategoryNames {
  /** The key of existing clients' own message, which must not change; absent where they have none. */
  readonly nameEn?: string;
  readonly names: Texts;
  /** Shown only to shoppers who confirmed that they are 18 or older. */
  readonly adult?: true;
}

const categoryNames: Readonly<Record<CategoryCode, CategoryNames>> = {
  computer: {
    nameEn: 'computer',
    names: { en: 'Computers', 'zh-CN': '电脑', ja: 'パソコン', ko: '컴퓨터', th: 'คอมพิวเตอร์' },
  },
  electrical: {
    nameEn: 'electrical equipment',
    names: { en: 'Electrical equipment', 'zh-CN': '电器', ja: '家電', ko: '가전', th: 'เครื่องใช้ไฟฟ้า' },
  },
  outdoors: {
    nameEn: 'outdoors',
    names: { en: 'Outdoors', 'zh-CN': '户外', ja: 'アウトドア', ko: '아웃도어', th: 'กิจกรรมกลางแจ้ง' },
  },
  family: {
    nameEn: 'family life',
    names: { en: 'Family life', 'zh-CN': '家居生活', ja: '暮らし', ko: '생활', th: 'ของใช้ในบ้าน' },
  },
  health: { nameEn: 'health', names: { en: 'Health', 'zh-CN': '健康', ja: '健康', ko: '건강', th: 'สุขภาพ' } },
  mens: {
    nameEn: "Men's clothing",
    names: { en: "Men's clothing", 'zh-CN': '男装', ja: 'メンズ', ko: '남성 의류', th: 'เสื้อผ้าผู้ชาย' },
  },
  womens: {
    nameEn: "Women's clothing",
    names: { en: "Women's clothing", 'zh-CN': '女装', ja: 'レディース', ko: '여성 의류', th: 'เสื้อผ้าผู้หญิง' },
  },
  food: { nameEn: 'food', names: { en: 'Food', 'zh-CN': '食品', ja: '食品', ko: '식품', th: 'อาหาร' } },
  phone: {
    nameEn: 'mobile phone',
    names: { en: 'Mobile phones', 'zh-CN': '手机', ja: 'スマートフォン', ko: '휴대폰', th: 'โทรศัพท์มือถือ' },
  },
  toys: { nameEn: 'Toys', names: { en: 'Toys', 'zh-CN': '玩具', ja: 'おもちゃ', ko: '장난감', th: 'ของเล่น' } },
  adult: {
    names: { en: 'Adult', 'zh-CN': '成人用品', ja: 'アダルト', ko: '성인용품', th: 'สำหรับผู้ใหญ่' },
    adult: true,
  },
  lingerie: {
    names: { en: 'Lingerie', 'zh-CN': '内衣', ja: 'ランジェリー', ko: '란제리', th: 'ชุดชั้นใน' },
  },
  jewelry: {
    names: { en: 'Jewelry', 'zh-CN': '珠宝首饰', ja: 'ジュエリー', ko: '주얼리', th: 'เครื่องประดับ' },
  },
  watches: { names: { en: 'Watches', 'zh-CN': '手表', ja: '腕時計', ko: '시계', th: 'นาฬิกา' } },
};

/** The names of the tab for all categories. */
export const allCategoriesNames: Texts = { en: 'All', 'zh-CN': '全部', ja: 'すべて', ko: '전체', th: 'ทั้งหมด' };

/** Gives an installation without categories the fourteen default ones; where there are any, operators decide what they are. */
export async function storeDefaultCategories(tx: Tx, imageOf: (code: CategoryCode) => string): Promise<void> {
  await lockCategories(tx);
  if (await tx.selectFrom('categories').select('code').limit(1).executeTakeFirst()) return;
  await tx
    .insertInto('categories')
    .values(
      categoryCodes.map((code, index) => ({
        code,
        position: index + 1,
        names: categoryNames[code].names,
        name_en: categoryNames[code].nameEn ?? code,
        image: imageOf(code),
        adult: categoryNames[code].adult ?? false,
      })),
    )
    .execute();
}

/** The category with a code, or the one that it was merged into. @throws Refusal `category_not_found` */
export async function livingCategory(read: Read, code: string): Promise<string> {
  const found = await read
    .selectFrom('categories')
    .select((eb) => eb.fn.coalesce('merged_into', 'code').as('living'))
    .where('code', '=', code)
    .executeTakeFirst();
  return requireFound(found, 'category_not_found', {}, ['category']).living;
}

/** Makes changes of the tree wait for each other, but not those who read it or name a category. */
export async function lockCategories(tx: Tx): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(tx);
}

/** The key of existing clients' own message for a category; undefined where they have none and print the key itself. */
export const labelKeyOf = (code: string): string | undefined =>
  categoryCodes.includes(code as CategoryCode) ? categoryNames[code as CategoryCode].nameEn : undefined;
