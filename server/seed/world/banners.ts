import type { Texts } from '@tradewind/contract/base/locales';
import type { CategoryCode, Picture } from './types.ts';
import { texts } from './texts.ts';

/** A slide at the top of Home. */
export interface DemoBanner {
  /** Stable handle; ids are derived from it. */
  slug: string;
  kicker: Texts;
  /** Shown in two lines of about fifteen letters. */
  title: Texts;
  action: Texts;
  tone: 'sea' | 'butter' | 'rose' | 'lilac';
  /** The large thing first, then the one that overlaps it. */
  props: readonly [BannerProp, BannerProp];
  target: { category: CategoryCode } | { shop: string };
  /** The days from now on within which it is shown; always where it is missing. */
  days?: { from: number; until: number };
}

export type BannerProp = Pick<Picture, 'cp' | 'hue' | 'sat' | 'bri' | 'tint'>;

export const banners: readonly DemoBanner[] = [
  {
    slug: 'autumn-wardrobe',
    kicker: texts('Autumn wardrobe', '秋日衣橱', '秋のワードローブ', '가을 옷장', 'ตู้เสื้อผ้าฤดูใบไม้ร่วง'),
    title: texts(
      'Light layers, long evenings',
      '轻装叠穿，慢享长夜',
      '軽く重ねて、長い夜を',
      '가볍게 겹쳐 입는 긴 저녁',
      'ใส่ซ้อนเบา ๆ ในเย็นที่ยาวนาน',
    ),
    action: texts('Shop the edit', '查看精选', '特集を見る', '기획전 보기', 'ดูชุดที่คัดไว้'),
    tone: 'sea',
    props: [{ cp: '1f9e5' }, { cp: '1f452' }],
    target: { category: 'womens' },
  },
  {
    slug: 'sunday-table',
    kicker: texts('From a Hanoi kitchen', '来自河内的厨房', 'ハノイの台所から', '하노이 부엌에서', 'จากครัวในฮานอย'),
    title: texts(
      'A cupboard worth opening',
      '打开橱柜，都是好味',
      '開けるのが楽しみな戸棚',
      '열고 싶은 찬장',
      'ตู้กับข้าวที่อยากเปิดทุกวัน',
    ),
    action: texts('See the pantry', '逛逛食品柜', '食品を見る', '식품 보러 가기', 'ดูของในตู้'),
    tone: 'butter',
    props: [{ cp: '1f9cb' }, { cp: '1f353' }],
    target: { shop: 'sunday-pantry' },
  },
  {
    slug: 'kyoto-care',
    kicker: texts('Made in Kyoto', '京都制造', '京都で手づくり', '교토에서 만든', 'ทำในเกียวโต'),
    title: texts(
      'Gentle things for tired skin',
      '温柔呵护疲惫肌肤',
      '疲れた肌に、やさしいもの',
      '지친 피부에 순한 것들',
      'ของอ่อนโยนสำหรับผิวที่เหนื่อยล้า',
    ),
    action: texts('Visit the shop', '进店看看', 'ショップへ', '상점 둘러보기', 'แวะชมร้าน'),
    tone: 'rose',
    props: [{ cp: '1f9f4' }, { cp: '1f338' }],
    target: { shop: 'bloom-apothecary' },
  },
  {
    slug: 'weekend-trails',
    kicker: texts('Weekend outdoors', '周末去户外', '週末は外へ', '주말엔 밖으로', 'สุดสัปดาห์กลางแจ้ง'),
    title: texts(
      'Pack once, stay out longer',
      '装好行囊，多住一晚',
      '荷物ひとつで、もう一泊',
      '한 번 꾸려 하루 더',
      'จัดเป้ครั้งเดียว เที่ยวได้นานขึ้น',
    ),
    action: texts('Find your kit', '挑选装备', '道具をさがす', '장비 찾기', 'เลือกอุปกรณ์'),
    tone: 'lilac',
    props: [{ cp: '26fa', hue: 150, sat: 0.7 }, { cp: '1f97e' }],
    target: { category: 'outdoors' },
  },
  {
    slug: 'winter-lights',
    kicker: texts('From next week', '下周开始', '来週から', '다음 주부터', 'เริ่มสัปดาห์หน้า'),
    title: texts(
      'Warm light for short days',
      '短日里的一盏暖光',
      '短い日に、あたたかい灯り',
      '짧은 낮을 밝히는 따뜻한 불빛',
      'แสงอบอุ่นสำหรับวันอันสั้น',
    ),
    action: texts('See the lamps', '看看灯具', '灯りを見る', '조명 보기', 'ดูโคมไฟ'),
    tone: 'sea',
    props: [{ cp: '1f56f-fe0f' }, { cp: '1f9e3' }],
    target: { category: 'family' },
    days: { from: 7, until: 21 },
  },
  {
    slug: 'year-end-toys',
    kicker: texts('For the year’s end', '迎接年末', '年末に', '연말을 위해', 'ต้อนรับปลายปี'),
    title: texts(
      'Small gifts, big eyes',
      '小礼物，大惊喜',
      '小さな贈りもの、大きな笑顔',
      '작은 선물, 커지는 눈',
      'ของขวัญชิ้นเล็ก ตาโตเป็นประกาย',
    ),
    action: texts('Choose a toy', '挑选玩具', 'おもちゃを選ぶ', '장난감 고르기', 'เลือกของเล่น'),
    tone: 'butter',
    props: [{ cp: '1f9f8' }, { cp: '1f381' }],
    target: { category: 'toys' },
    days: { from: 14, until: 35 },
  },
];
