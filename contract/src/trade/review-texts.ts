import type { Texts } from '../base/locales.ts';
import type { ReportReason } from './reviews.ts';

/** The labels of reasons for reporting a review. */
export const reportReasonTexts: Readonly<Record<ReportReason, Texts>> = {
  spam: {
    en: 'Advertising or not about the product',
    'zh-CN': '广告或与商品无关',
    ja: '宣伝、または商品と無関係',
    ko: '광고 또는 상품과 무관한 내용',
    th: 'โฆษณาหรือไม่เกี่ยวกับสินค้า',
  },
  abuse: {
    en: 'Insulting or hateful',
    'zh-CN': '辱骂或仇恨言论',
    ja: '侮辱・差別的な内容',
    ko: '모욕 또는 혐오 표현',
    th: 'หยาบคายหรือสร้างความเกลียดชัง',
  },
  private: {
    en: 'Shows personal data',
    'zh-CN': '泄露个人信息',
    ja: '個人情報が含まれる',
    ko: '개인정보 노출',
    th: 'เปิดเผยข้อมูลส่วนตัว',
  },
  untrue: {
    en: 'Says something untrue',
    'zh-CN': '内容不实',
    ja: '事実と異なる内容',
    ko: '사실이 아닌 내용',
    th: 'มีเนื้อหาไม่เป็นความจริง',
  },
  other: { en: 'Something else', 'zh-CN': '其他原因', ja: 'その他', ko: '기타', th: 'อื่น ๆ' },
};
