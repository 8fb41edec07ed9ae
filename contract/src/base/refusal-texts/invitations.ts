import type { Texts } from '../locales.ts';

/** Invitations of other shoppers. */
export const invitations = {
  invitations_closed: {
    en: 'Invitations don’t earn rewards right now.',
    'zh-CN': '邀请奖励暂未开放。',
    ja: '招待特典は現在実施していません。',
    ko: '현재 초대 보상을 운영하고 있지 않습니다.',
    th: 'ขณะนี้ไม่มีรางวัลสำหรับการเชิญ',
  },
  invitation_unknown: {
    en: 'This invitation code does not exist. Please check the spelling.',
    'zh-CN': '邀请码不存在，请检查是否输入正确。',
    ja: 'この招待コードは存在しません。入力内容をご確認ください。',
    ko: '존재하지 않는 초대 코드입니다. 올바르게 입력했는지 확인해 주세요.',
    th: 'ไม่พบรหัสเชิญนี้ กรุณาตรวจสอบตัวสะกด',
  },
  invitation_own: {
    en: 'You cannot use your own invitation code, nor that of someone who joined after you.',
    'zh-CN': '不能使用自己的邀请码，也不能使用比您更晚注册的人的邀请码。',
    ja: 'ご自身の招待コードや、ご自身より後に登録した方の招待コードは使えません。',
    ko: '본인의 초대 코드나 본인보다 늦게 가입한 사람의 초대 코드는 사용할 수 없습니다.',
    th: 'ใช้รหัสเชิญของตัวเองหรือของผู้ที่สมัครหลังคุณไม่ได้',
  },
  invitation_too_late: {
    en: 'An invitation can be accepted within 7 days of signing up, before your first order.',
    'zh-CN': '邀请码只能在注册后 7 天内、首次下单付款前填写。',
    ja: '招待コードは、登録から7日以内、かつ最初の注文のお支払い前に限り入力できます。',
    ko: '초대 코드는 가입 후 7일 이내, 첫 주문을 결제하기 전에만 입력할 수 있습니다.',
    th: 'กรอกรหัสเชิญได้ภายใน 7 วันหลังสมัคร และก่อนชำระเงินคำสั่งซื้อแรก',
  },
  invitation_accepted: {
    en: 'You have already accepted an invitation from someone else.',
    'zh-CN': '您已接受过其他人的邀请。',
    ja: 'すでに別の方の招待を受けています。',
    ko: '이미 다른 사람의 초대를 수락했습니다.',
    th: 'คุณตอบรับคำเชิญของผู้อื่นไปแล้ว',
  },
} as const satisfies Record<string, Texts>;
