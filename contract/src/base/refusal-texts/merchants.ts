import type { Texts } from '../locales.ts';

/** What those who keep a shop read at their desk. */
export const merchants = {
  shop_forbidden: {
    en: 'This account does not belong to the shop. Please sign in with an account that does.',
    'zh-CN': '该账号不属于此店铺，请使用店铺成员的账号登录。',
    ja: 'このアカウントはショップのメンバーではありません。メンバーのアカウントでサインインしてください。',
    ko: '이 상점에 속하지 않은 계정입니다. 상점 구성원 계정으로 로그인해 주세요.',
    th: 'บัญชีนี้ไม่ได้เป็นสมาชิกของร้าน กรุณาเข้าสู่ระบบด้วยบัญชีของสมาชิกร้าน',
  },
  shop_owner_only: {
    en: 'Only the owner of the shop may do this. Please ask them.',
    'zh-CN': '只有店主可以执行此操作，请联系店主。',
    ja: 'この操作はショップのオーナーだけができます。オーナーに依頼してください。',
    ko: '상점 소유자만 할 수 있는 작업입니다. 소유자에게 요청해 주세요.',
    th: 'เฉพาะเจ้าของร้านเท่านั้นที่ทำรายการนี้ได้ กรุณาติดต่อเจ้าของร้าน',
  },
} as const satisfies Record<string, Texts>;
