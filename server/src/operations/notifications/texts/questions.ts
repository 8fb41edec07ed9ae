import type { NotificationTexts } from './notification-texts.ts';

/** Texts for shoppers about their questions and answers below products. */
export const questionTexts = {
  question_answered: {
    title: {
      en: 'Your question was answered',
      'zh-CN': '您的提问有了回答',
      ja: '質問に回答がありました',
      ko: '문의에 답변이 달렸습니다',
      th: 'คำถามของคุณมีคำตอบแล้ว',
    },
    text: {
      en: '{name} answered your question: {message}',
      'zh-CN': '{name} 回答了您的提问：{message}',
      ja: '{name}さんから質問への回答がありました：{message}',
      ko: '{name}님이 문의에 답변했습니다: {message}',
      th: '{name} ตอบคำถามของคุณ: {message}',
    },
  },
  question_hidden: {
    title: {
      en: 'Your question is hidden',
      'zh-CN': '您的提问已被隐藏',
      ja: '質問を非表示にしました',
      ko: '문의가 숨겨졌습니다',
      th: 'คำถามของคุณถูกซ่อน',
    },
    text: {
      en: 'We have hidden your question about a product. Reason: {message}',
      'zh-CN': '您对商品的提问已被隐藏。原因：{message}',
      ja: '商品への質問を非表示にしました。理由：{message}',
      ko: '상품에 남긴 문의를 숨겼습니다. 사유: {message}',
      th: 'เราซ่อนคำถามของคุณเกี่ยวกับสินค้าแล้ว เหตุผล: {message}',
    },
  },
  answer_hidden: {
    title: {
      en: 'Your answer is hidden',
      'zh-CN': '您的回答已被隐藏',
      ja: '回答を非表示にしました',
      ko: '답변이 숨겨졌습니다',
      th: 'คำตอบของคุณถูกซ่อน',
    },
    text: {
      en: 'We have hidden your answer to a question about a product. Reason: {message}',
      'zh-CN': '您对商品提问的回答已被隐藏。原因：{message}',
      ja: '商品の質問への回答を非表示にしました。理由：{message}',
      ko: '상품 문의에 남긴 답변을 숨겼습니다. 사유: {message}',
      th: 'เราซ่อนคำตอบของคุณต่อคำถามเกี่ยวกับสินค้าแล้ว เหตุผล: {message}',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
