import type { Locale } from '@tradewind/contract/base/locales';
import type { DemoAddress } from '../world/shoppers.ts';

/** A shopper of the wider demo market; the year's plan says when they joined and what they bring. */
export interface MarketShopper {
  username: string;
  nickname: string;
  language: Locale;
  mobile: string;
  /** ISO code of the country where they live. */
  country: string;
  address: DemoAddress;
}

/** A name in its own script and in Latin letters. */
type Name = readonly [own: string, latin: string];

/** Where people of a language live: how they are called, numbered and delivered to. */
interface Place {
  country: string;
  language: Locale;
  families: readonly Name[];
  givens: readonly Name[];
  fullName(family: string, given: string): string;
  /** E.164, of a range that is not given out. */
  mobile(number: number): string;
  addresses: readonly { country: string; detail(number: number): string }[];
  tag: string;
  customsCode?(number: number): string;
}

const latin = (...names: readonly string[]): Name[] => names.map((name) => [name, name]);
const three = (number: number): string => String(number).padStart(3, '0');

const english = {
  language: 'en',
  families: latin(
    'Bennett',
    'Carter',
    'Doyle',
    'Ellis',
    'Fraser',
    'Grant',
    'Hughes',
    'Irving',
    'Keane',
    'Marsh',
    'Nolan',
    'Okafor',
  ),
  givens: latin(
    'Amelia',
    'Ben',
    'Chloe',
    'Daniel',
    'Ella',
    'Fiona',
    'George',
    'Hannah',
    'Isaac',
    'Jude',
    'Katie',
    'Liam',
    'Maya',
    'Noah',
    'Olive',
    'Priya',
  ),
  fullName: (family: string, given: string) => `${given} ${family}`,
  tag: 'Home',
} as const;

const places: readonly Place[] = [
  {
    ...english,
    country: 'US',
    mobile: (number) => `+1503555${String(1_000 + number)}`,
    addresses: [
      { country: 'Portland, Oregon 97205, United States', detail: (number) => `${100 + number} Example Street` },
      { country: 'Austin, Texas 78701, United States', detail: (number) => `${200 + number} Sample Avenue` },
    ],
  },
  {
    ...english,
    country: 'GB',
    mobile: (number) => `+447700900${three(number)}`,
    addresses: [
      { country: 'Leeds LS1 4AP, United Kingdom', detail: (number) => `${1 + number} Example Road` },
      {
        country: 'Bristol BS1 5TR, United Kingdom',
        detail: (number) => `Flat ${1 + (number % 9)}, ${1 + number} Sample Street`,
      },
    ],
  },
  {
    ...english,
    country: 'SG',
    mobile: (number) => `+6580000${three(number)}`,
    addresses: [
      {
        country: 'Singapore 560123',
        detail: (number) => `Block ${100 + number} Example Avenue #0${1 + (number % 9)}-12`,
      },
    ],
  },
  {
    country: 'CN',
    language: 'zh-CN',
    families: [
      ['王', 'Wang'],
      ['李', 'Li'],
      ['陈', 'Chen'],
      ['刘', 'Liu'],
      ['黄', 'Huang'],
      ['周', 'Zhou'],
      ['吴', 'Wu'],
      ['徐', 'Xu'],
      ['孙', 'Sun'],
      ['胡', 'Hu'],
    ],
    givens: [
      ['晓雯', 'Xiaowen'],
      ['子涵', 'Zihan'],
      ['佳怡', 'Jiayi'],
      ['浩然', 'Haoran'],
      ['思远', 'Siyuan'],
      ['雨桐', 'Yutong'],
      ['明轩', 'Mingxuan'],
      ['静', 'Jing'],
      ['磊', 'Lei'],
      ['欣', 'Xin'],
    ],
    fullName: (family, given) => family + given,
    mobile: (number) => `+8613000000${three(number)}`,
    addresses: [
      { country: '中国上海市', detail: (number) => `徐汇区示例路${100 + number}弄${1 + (number % 20)}号，邮编200030` },
      { country: '中国四川省成都市', detail: (number) => `武侯区样板街${10 + number}号，邮编610041` },
      { country: '中国广东省广州市', detail: (number) => `天河区示范大道${20 + number}号，邮编510620` },
    ],
    tag: '家',
  },
  {
    country: 'JP',
    language: 'ja',
    families: [
      ['佐藤', 'Sato'],
      ['鈴木', 'Suzuki'],
      ['高橋', 'Takahashi'],
      ['伊藤', 'Ito'],
      ['渡辺', 'Watanabe'],
      ['山本', 'Yamamoto'],
      ['中村', 'Nakamura'],
      ['小林', 'Kobayashi'],
      ['加藤', 'Kato'],
      ['吉田', 'Yoshida'],
    ],
    givens: [
      ['美咲', 'Misaki'],
      ['蓮', 'Ren'],
      ['陽菜', 'Hina'],
      ['大翔', 'Hiroto'],
      ['結衣', 'Yui'],
      ['健太', 'Kenta'],
      ['葵', 'Aoi'],
      ['直樹', 'Naoki'],
      ['由美', 'Yumi'],
      ['翔', 'Sho'],
    ],
    fullName: (family, given) => `${family} ${given}`,
    mobile: (number) => `+819000000${three(number)}`,
    addresses: [
      {
        country: '日本 東京都世田谷区',
        detail: (number) => `〒154-0001 見本町${1 + (number % 5)}-${1 + (number % 20)}-${1 + (number % 9)}`,
      },
      {
        country: '日本 大阪府大阪市',
        detail: (number) => `〒530-0001 北区見本${1 + (number % 5)}-${1 + (number % 20)}`,
      },
      { country: '日本 北海道札幌市', detail: (number) => `〒060-0001 中央区見本通${1 + (number % 20)}` },
    ],
    tag: '自宅',
  },
  {
    country: 'KR',
    language: 'ko',
    families: [
      ['김', 'Kim'],
      ['이', 'Lee'],
      ['박', 'Park'],
      ['최', 'Choi'],
      ['정', 'Jung'],
      ['강', 'Kang'],
      ['조', 'Cho'],
      ['윤', 'Yoon'],
    ],
    givens: [
      ['서연', 'Seoyeon'],
      ['지훈', 'Jihoon'],
      ['하은', 'Haeun'],
      ['도윤', 'Doyoon'],
      ['수빈', 'Subin'],
      ['현우', 'Hyunwoo'],
      ['지우', 'Jiwoo'],
      ['민서', 'Minseo'],
      ['은지', 'Eunji'],
      ['준호', 'Junho'],
    ],
    fullName: (family, given) => family + given,
    mobile: (number) => `+821000000${three(number)}`,
    addresses: [
      {
        country: '대한민국 서울특별시',
        detail: (number) => `송파구 보기로 ${10 + number}, ${101 + (number % 9)}호 (우) 05551`,
      },
      { country: '대한민국 부산광역시', detail: (number) => `해운대구 예시대로 ${20 + number} (우) 48058` },
    ],
    tag: '집',
    customsCode: (number) => `P2401000${String(10_000 + number)}`,
  },
  {
    country: 'TH',
    language: 'th',
    families: [
      ['ใจดี', 'Jaidee'],
      ['ศรีสุข', 'Srisuk'],
      ['ทองดี', 'Thongdee'],
      ['แสงจันทร์', 'Saengchan'],
      ['บุญมา', 'Boonma'],
      ['วงศ์ไทย', 'Wongthai'],
      ['พรหมมา', 'Promma'],
      ['สายทอง', 'Saithong'],
    ],
    givens: [
      ['ณัฐพล', 'Nattapon'],
      ['พิมพ์ชนก', 'Pimchanok'],
      ['ธนกร', 'Thanakorn'],
      ['กมลชนก', 'Kamolchanok'],
      ['ศุภชัย', 'Supachai'],
      ['วรรณา', 'Wanna'],
      ['อรุณ', 'Arun'],
      ['ปาริชาติ', 'Parichat'],
      ['มานพ', 'Manop'],
      ['สุดา', 'Suda'],
    ],
    fullName: (family, given) => `${given} ${family}`,
    mobile: (number) => `+66800000${three(number)}`,
    addresses: [
      {
        country: 'กรุงเทพมหานคร 10230 ประเทศไทย',
        detail: (number) => `${1 + number} ซอยตัวอย่าง ${1 + (number % 30)} ถนนตัวอย่าง ลาดพร้าว`,
      },
      { country: 'เชียงใหม่ 50200 ประเทศไทย', detail: (number) => `${10 + number} ถนนตัวอย่าง ตำบลสุเทพ อำเภอเมือง` },
      { country: 'ภูเก็ต 83000 ประเทศไทย', detail: (number) => `${30 + number} ถนนตัวอย่าง ตำบลตลาดใหญ่ อำเภอเมือง` },
    ],
    tag: 'บ้าน',
  },
];

/** How many people live in each place. */
const perPlace = 46;

/** The shoppers of the market: `perPlace` people of every place, each with a name that nobody else there has. */
export const marketShoppers: readonly MarketShopper[] = places.flatMap((place) =>
  Array.from({ length: perPlace }, (_, number) => personOf(place, number)),
);

function personOf(place: Place, number: number): MarketShopper {
  const [family, latinFamily] = place.families[number % place.families.length]!;
  const [given, latinGiven] =
    place.givens[(number * 3 + Math.floor(number / place.families.length)) % place.givens.length]!;
  const { country, detail } = place.addresses[number % place.addresses.length]!;
  const name = place.fullName(family, given);
  const mobile = place.mobile(number);
  const isLatin = name === place.fullName(latinFamily, latinGiven);
  return {
    username: `${latinGiven}.${latinFamily}.${place.country}${number}`.toLowerCase(),
    // People call themselves by a first name, in their own letters or in Latin ones.
    nickname: number % 3 === 0 ? `${latinGiven} ${latinFamily.charAt(0)}.` : isLatin ? name : given,
    language: place.language,
    mobile,
    country: place.country,
    address: {
      name,
      ...(!isLatin && { name_latin: `${latinGiven} ${latinFamily}` }),
      mobile,
      country,
      detail: detail(number),
      tag: place.tag,
      isDefault: true,
      ...(place.customsCode && { customs_code: place.customsCode(number) }),
    },
  };
}
