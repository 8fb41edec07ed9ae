import type { Texts } from '../locales.ts';

/** The payment code. */
export const paymentCode = {
  payment_code_format: {
    en: 'A payment code has 6 to 12 digits and nothing else. Please enter one like that.',
    'zh-CN': '支付密码须为 6 至 12 位数字，请重新输入。',
    ja: '支払い暗証番号は6～12桁の数字です。もう一度入力してください。',
    ko: '결제 비밀번호는 숫자 6~12자리입니다. 다시 입력해 주세요.',
    th: 'รหัสชำระเงินต้องเป็นตัวเลข 6 ถึง 12 หลัก กรุณากรอกใหม่',
  },
  payment_code_simple: {
    en: 'This payment code is too easy to guess. Please choose one that does not simply repeat or count.',
    'zh-CN': '该支付密码太容易被猜到，请不要使用重复或连续的数字。',
    ja: 'この支払い暗証番号は推測されやすいものです。繰り返しや連番は避けてください。',
    ko: '추측하기 쉬운 결제 비밀번호입니다. 반복되거나 이어지는 숫자는 피해 주세요.',
    th: 'รหัสชำระเงินนี้เดาง่ายเกินไป กรุณาอย่าใช้เลขซ้ำหรือเลขเรียง',
  },
  payment_code_missing: {
    en: 'You have no payment code yet. Please set one first, then pay.',
    'zh-CN': '您还没有设置支付密码，请先设置再付款。',
    ja: '支払い暗証番号がまだ設定されていません。先に設定してからお支払いください。',
    ko: '아직 결제 비밀번호가 없습니다. 먼저 설정한 뒤 결제해 주세요.',
    th: 'คุณยังไม่ได้ตั้งรหัสชำระเงิน กรุณาตั้งรหัสก่อนแล้วจึงชำระเงิน',
  },
  payment_code_wrong: {
    en: 'The payment code is not correct. Please try again[; attempts left: {left}].',
    'zh-CN': '支付密码不正确，请重试[，还可尝试 {left} 次]。',
    ja: '支払い暗証番号が正しくありません。もう一度入力してください[（残り{left}回）]。',
    ko: '결제 비밀번호가 올바르지 않습니다. 다시 입력해 주세요[(남은 횟수: {left}회)].',
    th: 'รหัสชำระเงินไม่ถูกต้อง กรุณาลองอีกครั้ง[ (เหลืออีก {left} ครั้ง)]',
  },
  payment_code_locked: {
    en: 'The payment code is locked after too many wrong attempts. Please try again [in {minutes} min|later].',
    'zh-CN': '错误次数过多，支付密码已锁定，请[在 {minutes} 分钟后|稍后]再试。',
    ja: '入力の誤りが続いたため、支払い暗証番号をロックしました。[{minutes}分後に|しばらくしてから]もう一度お試しください。',
    ko: '여러 번 틀려 결제 비밀번호가 잠겼습니다. [{minutes}분 후에|나중에] 다시 시도해 주세요.',
    th: 'รหัสชำระเงินถูกล็อกเพราะกรอกผิดหลายครั้ง กรุณาลองอีกครั้ง[ใน {minutes} นาที|ภายหลัง]',
  },
  payment_code_same: {
    en: 'The new payment code is the same as the old one. Please choose a different one.',
    'zh-CN': '新支付密码不能与旧支付密码相同，请换一个。',
    ja: '新しい支払い暗証番号が現在のものと同じです。別の番号をお選びください。',
    ko: '새 결제 비밀번호가 기존 비밀번호와 같습니다. 다른 번호를 선택해 주세요.',
    th: 'รหัสชำระเงินใหม่ซ้ำกับรหัสเดิม กรุณาใช้รหัสอื่น',
  },
  payment_code_required: {
    en: 'A payment needs your payment code. Please enter it.',
    'zh-CN': '付款需要验证支付密码，请输入。',
    ja: 'お支払いには支払い暗証番号が必要です。入力してください。',
    ko: '결제하려면 결제 비밀번호가 필요합니다. 입력해 주세요.',
    th: 'การชำระเงินต้องใช้รหัสชำระเงิน กรุณากรอกรหัส',
  },
} as const satisfies Record<string, Texts>;
