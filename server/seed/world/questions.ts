import type { Locale } from '@tradewind/contract/base/locales';

/** A question about a product, by the owner of another shop, who is a shopper too. */
export interface DemoQuestion {
  /** The slugs of the product and its shop. */
  product: string;
  shop: string;
  /** The slug of the shop whose owner asks. */
  asker: string;
  language: Locale;
  daysAgo: number;
  text: string;
  /** The shop's answer; one that waits for it has none. */
  answer?: string;
  /** What somebody adds who received the product. */
  buyer?: { username: string; text: string };
}

const about =
  (shop: string, product: string) =>
  (
    language: Locale,
    asker: string,
    daysAgo: number,
    text: string,
    more: Pick<DemoQuestion, 'answer' | 'buyer'> = {},
  ) => ({
    shop,
    product,
    asker,
    language,
    daysAgo,
    text,
    ...more,
  });
const hushPro = about('hoshi-audio', 'hush-pro-wireless-headphones');
const hushLite = about('hoshi-audio', 'hush-lite-folding-headphones');
const mug = about('kiln-and-clay', 'everyday-porcelain-mug');
const watch = about('meridian-timepieces', 'meridian-34-quartz-watch');

export const questions: readonly DemoQuestion[] = [
  hushPro('en', 'trailhead-supply', 12, 'Do they stay connected to an iPhone 15 and a laptop at the same time?', {
    answer: 'Yes, to two devices at once. A call on the phone pauses what plays on the laptop.',
  }),
  hushPro('ja', 'lumen-works', 9, 'めがねをかけたままでも痛くなりませんか？', {
    answer: 'パッドが柔らかく、めがねのつるの部分は沈み込みます。長時間お使いの方からもご好評です。',
  }),
  hushPro('zh-CN', 'kiln-and-clay', 6, '耳罩坏了能单独买吗？', {
    answer: '可以，店里常备替换耳罩，转四分之一圈就能自己换。',
  }),
  hushPro('ko', 'halla-daily', 4, '10분 충전하면 정말 6시간 들을 수 있나요?', {
    answer: '네, 노이즈캔슬링을 켠 상태에서 잰 시간입니다.',
  }),
  hushPro('th', 'chiang-dao-cotton', 2, 'ใช้สายต่อได้ไหมครับ เวลาแบตหมด'),
  hushLite('en', 'sunday-pantry', 11, 'Can I work the buttons with winter gloves on?', {
    answer: 'Yes, they are three real buttons with a clear click.',
    buyer: { username: 'demo', text: 'With thin gloves easily. With thick mittens it takes a little practice.' },
  }),
  hushLite('zh-CN', 'cloud-kite-toys', 7, '小孩戴会不会太大？', {
    answer: '头梁可以收到很小，八岁左右的孩子就能戴。',
  }),
  mug('en', 'northgate-digital', 7, 'Can it go into the microwave and the dishwasher?', {
    answer: 'Both, every day. Ours at the workshop have been through the dishwasher for four years.',
    buyer: { username: 'demo', text: 'Mine goes into the dishwasher daily and looks new.' },
  }),
  mug('th', 'chiang-dao-cotton', 5, 'ซ้อนกันได้กี่ใบคะ', { answer: 'ซ้อนได้สองใบค่ะ มากกว่านั้นอาจล้มได้' }),
  mug('ja', 'komorebi-clockworks', 3, '電子レンジで温めても持ち手は熱くなりませんか？', {
    answer: '一、二分の温めでしたら、持ち手はほとんど熱くなりません。',
  }),
  watch('ko', 'soft-hours', 8, '배터리는 제가 직접 바꿀 수 있나요?', {
    answer: '뒷면을 열어야 해서 가까운 시계점을 권합니다. 5년에 한 번이면 됩니다.',
  }),
  watch('en', 'harbour-and-hem', 4, 'Is it all right for swimming?', {
    answer: 'It is tight to 5 ATM: fine for hand washing, rain and a swim, not for diving.',
  }),
];
