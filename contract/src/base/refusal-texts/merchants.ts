import type { Texts } from '../locales.ts';

/** Refusals that merchants read at the shop desk. */
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
  member_already: {
    en: 'This account is a member of the shop already. Please choose another account.',
    'zh-CN': '该账号已是店铺成员，请选择其他账号。',
    ja: 'このアカウントはすでにショップのメンバーです。別のアカウントをお選びください。',
    ko: '이미 상점 구성원인 계정입니다. 다른 계정을 선택해 주세요.',
    th: 'บัญชีนี้เป็นสมาชิกของร้านอยู่แล้ว กรุณาเลือกบัญชีอื่น',
  },
  member_not_found: {
    en: 'This account is not a member of the shop. Please reload.',
    'zh-CN': '该账号不是店铺成员，请刷新后再试。',
    ja: 'このアカウントはショップのメンバーではありません。再読み込みしてください。',
    ko: '상점 구성원이 아닌 계정입니다. 새로 고침해 주세요.',
    th: 'บัญชีนี้ไม่ใช่สมาชิกของร้าน กรุณาโหลดใหม่',
  },
  shop_last_owner: {
    en: 'A shop needs an owner. Please add another owner first.',
    'zh-CN': '店铺必须有店主，请先添加另一位店主。',
    ja: 'ショップにはオーナーが必要です。先に別のオーナーを追加してください。',
    ko: '상점에는 소유자가 있어야 합니다. 먼저 다른 소유자를 추가해 주세요.',
    th: 'ร้านต้องมีเจ้าของ กรุณาเพิ่มเจ้าของคนอื่นก่อน',
  },
} as const satisfies Record<string, Texts>;
