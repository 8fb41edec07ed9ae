import type { Texts } from '../locales.ts';

/** Uploading pictures and paying by card. */
export const recharges = {
  picture_invalid: {
    en: 'This picture can’t be used. Please upload it again here.',
    'zh-CN': '该图片无法使用，请在此重新上传。',
    ja: 'この画像は使用できません。この画面でもう一度アップロードしてください。',
    ko: '이 이미지를 사용할 수 없습니다. 여기에서 다시 올려 주세요.',
    th: 'ใช้รูปนี้ไม่ได้ กรุณาอัปโหลดใหม่ที่นี่',
  },
  payment_unavailable: {
    en: 'The payment provider isn’t responding, and nothing was charged. Please try again later or choose another method.',
    'zh-CN': '支付服务暂无响应，未产生扣款，请稍后重试或选择其他方式。',
    ja: '決済サービスが応答しません。請求は発生していません。しばらくしてからもう一度お試しいただくか、別の方法をお選びください。',
    ko: '결제 서비스가 응답하지 않으며 청구된 금액은 없습니다. 나중에 다시 시도하거나 다른 방법을 선택해 주세요.',
    th: 'บริการชำระเงินไม่ตอบสนองและยังไม่มีการเรียกเก็บเงิน กรุณาลองใหม่ภายหลังหรือเลือกวิธีอื่น',
  },
  deposit_not_claimable: {
    en: 'This transfer can’t be claimed. Please see what the check says about it.',
    'zh-CN': '该转账无法认领，请查看查询结果中的说明。',
    ja: 'この送金は申請できません。確認結果の説明をご覧ください。',
    ko: '이 송금은 청구할 수 없습니다. 조회 결과의 안내를 확인해 주세요.',
    th: 'แจ้งขอรับรายการนี้ไม่ได้ กรุณาดูคำอธิบายจากผลการตรวจสอบ',
  },
} as const satisfies Record<string, Texts>;
