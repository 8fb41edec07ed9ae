import type { Texts } from '../locales.ts';

/** Reviews, votes and reports. */
export const reviews = {
  review_not_found: {
    en: 'This review is no longer here.',
    'zh-CN': '该评价已不存在。',
    ja: 'このレビューは見つかりません。',
    ko: '이 리뷰를 찾을 수 없습니다.',
    th: 'ไม่พบรีวิวนี้แล้ว',
  },
  review_too_early: {
    en: 'You can review this once you have received it. Please confirm receipt first.',
    'zh-CN': '收到商品后才能评价，请先确认收货。',
    ja: 'レビューは商品を受け取ってから書けます。先に受け取り確認をしてください。',
    ko: '상품을 받은 후 리뷰를 쓸 수 있습니다. 먼저 수령 확인을 해 주세요.',
    th: 'รีวิวได้หลังจากได้รับสินค้าแล้ว กรุณายืนยันการรับสินค้าก่อน',
  },
  review_too_late: {
    en: 'The time to review this order is over.',
    'zh-CN': '该订单的评价期限已过。',
    ja: 'この注文のレビュー期間は終了しました。',
    ko: '이 주문의 리뷰 작성 기간이 지났습니다.',
    th: 'หมดเวลารีวิวคำสั่งซื้อนี้แล้ว',
  },
  review_not_possible: {
    en: 'What was cancelled or refunded cannot be reviewed.',
    'zh-CN': '已取消或已退款的商品无法评价。',
    ja: 'キャンセルまたは返金された商品はレビューできません。',
    ko: '취소되었거나 환불된 상품은 리뷰를 쓸 수 없습니다.',
    th: 'สินค้าที่ยกเลิกหรือคืนเงินแล้วรีวิวไม่ได้',
  },
  review_exists: {
    en: 'You have reviewed this already. Your review is in the order.',
    'zh-CN': '您已评价过该商品，可在订单中查看。',
    ja: 'この商品はレビュー済みです。注文から確認できます。',
    ko: '이미 리뷰를 작성했습니다. 주문에서 확인할 수 있습니다.',
    th: 'คุณรีวิวสินค้านี้แล้ว ดูได้จากคำสั่งซื้อ',
  },
  review_edit_over: {
    en: 'This review cannot be changed any more. A review can be changed once[, within {days} days].',
    'zh-CN': '该评价已无法修改。评价仅可修改一次[，期限为 {days} 天]。',
    ja: 'このレビューはもう変更できません。変更は1回まで[（{days}日以内）]です。',
    ko: '이 리뷰는 더 이상 수정할 수 없습니다. 수정은 한 번만[ {days}일 이내에] 가능합니다.',
    th: 'แก้ไขรีวิวนี้ไม่ได้แล้ว รีวิวแก้ไขได้เพียงครั้งเดียว[ภายใน {days} วัน]',
  },
  review_follow_up_over: {
    en: 'Nothing more can be added to this review.',
    'zh-CN': '该评价已无法再追加内容。',
    ja: 'このレビューにはもう追記できません。',
    ko: '이 리뷰에는 더 이상 내용을 추가할 수 없습니다.',
    th: 'เพิ่มข้อความในรีวิวนี้ไม่ได้แล้ว',
  },
  review_own: {
    en: 'This is your own review.',
    'zh-CN': '这是您自己的评价。',
    ja: 'これはご自身のレビューです。',
    ko: '본인이 작성한 리뷰입니다.',
    th: 'นี่คือรีวิวของคุณเอง',
  },
  review_own_shop: {
    en: 'Whoever keeps a shop cannot rate it.',
    'zh-CN': '店铺成员不能评价自己的店铺。',
    ja: 'ショップの関係者は自分のショップを評価できません。',
    ko: '판매자는 자신의 상점을 평가할 수 없습니다.',
    th: 'ผู้ดูแลร้านให้คะแนนร้านของตัวเองไม่ได้',
  },
  review_replied: {
    en: 'The shop has replied to this review already. There is one reply per review.',
    'zh-CN': '店铺已回复过该评价，每条评价仅可回复一次。',
    ja: 'このレビューには返信済みです。返信は1件までです。',
    ko: '이미 답글을 남겼습니다. 리뷰마다 답글은 한 번입니다.',
    th: 'ร้านตอบรีวิวนี้แล้ว ตอบได้เพียงครั้งเดียวต่อรีวิว',
  },
  review_reported: {
    en: 'You have reported this review already. We will look at it.',
    'zh-CN': '您已举报过该评价，我们会尽快处理。',
    ja: 'このレビューは報告済みです。運営が確認します。',
    ko: '이미 신고한 리뷰입니다. 운영진이 확인합니다.',
    th: 'คุณแจ้งรีวิวนี้แล้ว เราจะตรวจสอบให้',
  },
} as const satisfies Record<string, Texts>;
