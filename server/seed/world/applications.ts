import type { ApplicationState } from '@tradewind/contract/goods/applications';
import type { Locale } from '@tradewind/contract/base/locales';
import type { CategoryCode, Picture } from './types.ts';

/** An application to open a shop of the demo data. Names, numbers and addresses are invented. */
export interface DemoApplication {
  username: string;
  state: Extract<ApplicationState, 'submitted' | 'question_asked'>;
  language: Locale;
  kind: 'company' | 'person';
  legalName: string;
  address: string;
  country: string;
  register: string;
  number: string;
  contact: string;
  email: string;
  phone: string;
  shop: string;
  slug: string;
  slogan: string;
  about: string;
  city: string;
  since: number;
  avatar: Picture;
  categories: readonly CategoryCode[];
  documents: readonly { name: string; picture: Picture }[];
  /** What an operator asked. */
  question?: string;
  submittedHoursAgo: number;
}

export const applications: readonly DemoApplication[] = [
  {
    username: 'sora',
    state: 'submitted',
    language: 'ja',
    kind: 'person',
    legalName: '田中 空',
    address: '京都市左京区見本町8-2\n〒606-0000',
    country: 'JP',
    register: '',
    number: '',
    contact: '田中 空',
    email: 'sora@tradewind.example',
    phone: '+819012345678',
    shop: '空と茶',
    slug: 'sora-to-cha',
    slogan: '一煎ごとに、静かな時間を',
    about: '京都の小さな茶園から、手摘みの煎茶とほうじ茶、茶道具をお届けします。',
    city: '日本、京都',
    since: 2024,
    avatar: { cp: '1f375', bg: 'sage', scene: 'disc' },
    categories: ['food', 'family'],
    documents: [{ name: '身分証明書.jpg', picture: { cp: '1f4d2', bg: 'stone', scene: 'lay' } }],
    submittedHoursAgo: 20,
  },
  {
    username: 'minjun',
    state: 'question_asked',
    language: 'ko',
    kind: 'company',
    legalName: '주식회사 밤하늘공방',
    address: '서울특별시 마포구 견본로 12, 3층\n04000',
    country: 'KR',
    register: '서울서부지방법원 등기국',
    number: '000000-0000112',
    contact: '김민준',
    email: 'minjun@tradewind.example',
    phone: '+821012345678',
    shop: '밤하늘공방',
    slug: 'bamhaneul-studio',
    slogan: '별을 닮은 조명',
    about: '작업실에서 하나씩 만드는 무드등과 별자리 램프를 판매합니다.',
    city: '대한민국 서울',
    since: 2019,
    avatar: { cp: '1f319', bg: 'night', scene: 'disc' },
    categories: ['family', 'electrical'],
    documents: [
      { name: '등기사항증명서.jpg', picture: { cp: '1f4d6', bg: 'stone', scene: 'lay' } },
      { name: '신분증.jpg', picture: { cp: '1f5c4-fe0f', bg: 'mist', scene: 'lay' } },
    ],
    question: '등기사항증명서가 3개월이 지났습니다. 최근에 발급한 것을 추가해 주세요.',
    submittedHoursAgo: 50,
  },
];
