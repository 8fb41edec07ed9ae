import type { NotificationTexts } from './notification-texts.ts';

/** Texts for shoppers about their reviews. */
export const reviewTexts = {
  review_replied: {
    title: {
      en: 'The shop replied to you',
      'zh-CN': '商家回复了您的评价',
      ja: 'ショップから返信がありました',
      ko: '상점이 리뷰에 답했습니다',
      th: 'ร้านตอบรีวิวของคุณ',
    },
    text: {
      en: '{shop} replied to your review of order {sn}: {message}',
      'zh-CN': '{shop} 回复了您对订单 {sn} 的评价：{message}',
      ja: '{shop}からご注文{sn}のレビューに返信がありました：{message}',
      ko: '{shop}에서 주문 {sn}의 리뷰에 답했습니다: {message}',
      th: '{shop} ตอบรีวิวของคำสั่งซื้อ {sn}: {message}',
    },
  },
  review_hidden: {
    title: {
      en: 'Your review is hidden',
      'zh-CN': '您的评价已被隐藏',
      ja: 'レビューを非表示にしました',
      ko: '리뷰가 숨겨졌습니다',
      th: 'รีวิวของคุณถูกซ่อน',
    },
    text: {
      en: 'We have hidden your review of order {sn}, and it no longer counts. Reason: {message}',
      'zh-CN': '您对订单 {sn} 的评价已被隐藏，不再计入评分。原因：{message}',
      ja: 'ご注文{sn}のレビューを非表示にしました。評価にも反映されません。理由：{message}',
      ko: '주문 {sn}의 리뷰를 숨겼으며 평점에 반영되지 않습니다. 사유: {message}',
      th: 'เราซ่อนรีวิวของคำสั่งซื้อ {sn} แล้ว และไม่นำไปคิดคะแนน เหตุผล: {message}',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
