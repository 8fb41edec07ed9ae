import type { Locale } from '@tradewind/contract/base/locales';
import type { Picture } from './types.ts';

/** A shopper of the demo data, with addresses and opening balance. */
export interface DemoShopper {
  /** Stable handle and sign-in name; ids are derived from it. */
  username: string;
  nickname: string;
  email: string;
  /** E.164. */
  mobile: string;
  language: Locale;
  avatar?: Picture;
  addresses: readonly DemoAddress[];
  /** US cents. */
  openingBalance: number;
  /** Forty days when absent. */
  joinedDaysAgo?: number;
}

export interface DemoAddress {
  /** The receiver, in the script that couriers there use. */
  name: string;
  /** E.164. */
  mobile: string;
  /** The area as text, e.g. `Bangkok, Thailand`. */
  country: string;
  detail: string;
  tag: string;
  /** True for exactly one address of a shopper. */
  isDefault: boolean;
  /** Of Korea; without it the checkout asks for it. */
  customs_code?: string;
  name_latin?: string;
}

export const shoppers: readonly DemoShopper[] = [
  {
    username: 'demo',
    nickname: 'Anya Wattana',
    email: 'demo@tradewind.example',
    mobile: '+66812345678',
    language: 'en',
    avatar: { cp: '1f469-1f3fc-200d-1f3a8', bg: 'apricot', scene: 'disc' },
    addresses: [
      {
        name: 'Anya Wattana',
        mobile: '+66812345678',
        country: 'Bangkok 10110, Thailand',
        detail: 'Unit 12B, Park Origin, 18 Sukhumvit 24, Khlong Toei',
        tag: 'Home',
        isDefault: true,
      },
      {
        name: 'Anya Wattana',
        mobile: '+66812345678',
        country: 'Bangkok 10330, Thailand',
        detail: 'Floor 9, Studio Lamphu, 55 Rama IV Road, Pathum Wan',
        tag: 'Office',
        isDefault: false,
      },
    ],
    openingBalance: 350_000,
  },
  {
    username: 'lin',
    nickname: 'Lin Yue',
    email: 'lin@tradewind.example',
    mobile: '+8613812345678',
    language: 'zh-CN',
    avatar: { cp: '1f469-1f3fb-200d-1f4bb', bg: 'mint', scene: 'disc' },
    addresses: [
      {
        name: '林悦',
        name_latin: 'Lin Yue',
        mobile: '+8613812345678',
        country: '中国浙江省杭州市',
        detail: '西湖区文三路128号枫林苑3幢2单元602室，邮编310012',
        tag: '家',
        isDefault: true,
      },
      {
        name: '林悦',
        name_latin: 'Lin Yue',
        mobile: '+8613812345678',
        country: '中国浙江省杭州市',
        detail: '滨江区江南大道66号云帆大厦A座15楼，邮编310051',
        tag: '公司',
        isDefault: false,
      },
    ],
    openingBalance: 620_000,
  },
  {
    username: 'sora',
    nickname: 'Sora Tanaka',
    email: 'sora@tradewind.example',
    mobile: '+819012345678',
    language: 'ja',
    avatar: { cp: '1f9d1-1f3fb-200d-1f373', bg: 'sky', scene: 'disc' },
    addresses: [
      {
        name: '田中 空',
        name_latin: 'Tanaka Sora',
        mobile: '+819012345678',
        country: '日本 京都府京都市',
        detail: '〒604-8042 中京区新京極通四条上る 錦町家ハイツ203号室',
        tag: '自宅',
        isDefault: true,
      },
    ],
    openingBalance: 380_000,
  },
  {
    username: 'minjun',
    nickname: 'Kim Minjun',
    email: 'minjun@tradewind.example',
    mobile: '+821012345678',
    language: 'ko',
    avatar: { cp: '1f468-1f3fb-200d-1f52c', bg: 'lilac', scene: 'disc' },
    addresses: [
      {
        name: '김민준',
        name_latin: 'Kim Minjun',
        mobile: '+821012345678',
        country: '대한민국 서울특별시',
        detail: '마포구 연남로 27, 햇살빌라 402호 (우) 03983',
        tag: '집',
        isDefault: true,
        customs_code: 'P240618097532',
      },
      {
        name: '김민준',
        name_latin: 'Kim Minjun',
        mobile: '+821012345678',
        country: '대한민국 서울특별시',
        detail: '성동구 아차산로 88, 나루빌딩 7층 (우) 04793',
        tag: '회사',
        isDefault: false,
      },
    ],
    openingBalance: 510_000,
  },
];
