import type { LocalTexts } from '../../src/base/db/tables.ts';

interface DemoAnnouncement {
  slug: string;
  titles: LocalTexts;
  bodies: LocalTexts;
  /** How long it is shown. */
  days: number;
}

/** What the platform announces in the demo. */
export const announcements: readonly DemoAnnouncement[] = [
  {
    slug: 'this-is-a-demo',
    days: 365,
    titles: {
      en: 'This is a demo: the money is play money',
      'zh-CN': '这是演示商城：使用的是模拟货币',
      ja: 'これはデモです：お金は架空のものです',
      ko: '데모입니다: 실제 돈이 아닙니다',
      th: 'นี่คือเดโม: เงินทั้งหมดเป็นเงินสมมติ',
    },
    bodies: {
      en: 'Nothing is charged and nothing is delivered. Order, pay, ask for refunds and write reviews as you like.',
      'zh-CN': '不会真正扣款，也不会真正发货。请随意下单、付款、申请退款和写评价。',
      ja: '実際の請求も配送もありません。注文、お支払い、返金の申請、レビューを自由にお試しください。',
      ko: '실제로 결제되거나 배송되지 않습니다. 주문, 결제, 환불 신청, 리뷰를 마음껏 해 보세요.',
      th: 'ไม่มีการเรียกเก็บเงินหรือจัดส่งจริง ลองสั่งซื้อ ชำระเงิน ขอคืนเงิน และเขียนรีวิวได้ตามใจ',
    },
  },
];
