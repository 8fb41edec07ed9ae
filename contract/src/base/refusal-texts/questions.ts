import type { Texts } from '../locales.ts';

/** Questions about products, answers and reports. */
export const questions = {
  question_not_found: {
    en: 'This question is no longer here.',
    'zh-CN': '该问题已不存在。',
    ja: 'この質問は見つかりません。',
    ko: '이 질문을 찾을 수 없습니다.',
    th: 'ไม่พบคำถามนี้แล้ว',
  },
  question_exists: {
    en: 'You’ve already asked this. We’ll tell you when it’s answered.',
    'zh-CN': '您已提过该问题，有回答时会通知您。',
    ja: '同じ質問をすでに投稿しています。回答が届いたらお知らせします。',
    ko: '이미 등록한 문의입니다. 답변이 달리면 알려 드립니다.',
    th: 'คุณถามคำถามนี้แล้ว เราจะแจ้งเมื่อมีคำตอบ',
  },
  question_own: {
    en: 'You wrote this yourself.',
    'zh-CN': '这是您自己发布的内容。',
    ja: 'これはご自身の投稿です。',
    ko: '본인이 작성한 내용입니다.',
    th: 'นี่คือข้อความของคุณเอง',
  },
  question_own_shop: {
    en: 'This is your own shop’s product. Answer questions at the shop desk.',
    'zh-CN': '这是您自己店铺的商品，请在商家后台回答问题。',
    ja: '自分のショップの商品です。質問にはショップ管理画面から回答してください。',
    ko: '본인 상점의 상품입니다. 문의 답변은 상점 관리에서 작성해 주세요.',
    th: 'นี่คือสินค้าของร้านคุณเอง กรุณาตอบคำถามในหน้าจัดการร้าน',
  },
  question_answered: {
    en: 'The shop has already answered this question. You can edit the answer.',
    'zh-CN': '店铺已回答该问题，可以修改回答。',
    ja: 'この質問には回答済みです。回答は変更できます。',
    ko: '이미 답변한 문의입니다. 답변을 수정할 수 있습니다.',
    th: 'ร้านตอบคำถามนี้แล้ว คุณแก้ไขคำตอบได้',
  },
  question_not_answered: {
    en: 'There is no answer that could be edited.',
    'zh-CN': '没有可修改的回答。',
    ja: '変更できる回答がありません。',
    ko: '수정할 수 있는 답변이 없습니다.',
    th: 'ไม่มีคำตอบที่แก้ไขได้',
  },
  question_reported: {
    en: 'You’ve already reported this. We’ll look at it.',
    'zh-CN': '您已举报过该内容，我们会尽快处理。',
    ja: 'この内容は報告済みです。運営が確認します。',
    ko: '이미 신고한 내용입니다. 운영진이 확인합니다.',
    th: 'คุณแจ้งเรื่องนี้แล้ว เราจะตรวจสอบให้',
  },
  answer_not_bought: {
    en: 'Only shoppers who received this product can answer.',
    'zh-CN': '购买并收到该商品的用户才能回答。',
    ja: '回答できるのは、この商品を受け取った購入者だけです。',
    ko: '이 상품을 구매하고 받은 고객만 답변할 수 있습니다.',
    th: 'ตอบได้เฉพาะผู้ที่ซื้อและได้รับสินค้านี้แล้ว',
  },
  answer_exists: {
    en: 'You’ve already answered this question.',
    'zh-CN': '您已回答过该问题。',
    ja: 'この質問にはすでに回答しています。',
    ko: '이미 이 질문에 답변했습니다.',
    th: 'คุณตอบคำถามนี้แล้ว',
  },
} as const satisfies Record<string, Texts>;
