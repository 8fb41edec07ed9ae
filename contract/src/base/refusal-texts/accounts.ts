import type { Texts } from '../locales.ts';

/** Sign-in, personal data and the login password. */
export const accounts = {
  // One text for an unknown user and a wrong password: it must not tell which accounts exist.
  wrong_credentials: {
    en: 'The account or the password is not correct. Please check both and try again.',
    'zh-CN': '账号或密码不正确，请核对后重试。',
    ja: 'アカウントまたはパスワードが正しくありません。ご確認のうえ、もう一度お試しください。',
    ko: '계정 또는 비밀번호가 올바르지 않습니다. 확인한 뒤 다시 시도해 주세요.',
    th: 'บัญชีหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง',
  },
  sign_in_delayed: {
    en: 'Too many failed attempts. Please try again [in {seconds} s|in a moment].',
    'zh-CN': '失败次数过多，请[在 {seconds} 秒后|稍后]再试。',
    ja: '失敗が続いたため一時的に制限しています。[{seconds}秒後に|しばらくしてから]もう一度お試しください。',
    ko: '실패한 횟수가 너무 많습니다. [{seconds}초 후에|잠시 후] 다시 시도해 주세요.',
    th: 'ไม่สำเร็จหลายครั้งเกินไป กรุณาลองอีกครั้ง[ใน {seconds} วินาที|ในอีกสักครู่]',
  },
  username_taken: {
    en: 'This username is already in use. Please choose another one.',
    'zh-CN': '该用户名已被使用，请换一个。',
    ja: 'このユーザー名はすでに使われています。別の名前をお選びください。',
    ko: '이미 사용 중인 사용자 이름입니다. 다른 이름을 선택해 주세요.',
    th: 'ชื่อผู้ใช้นี้มีผู้ใช้แล้ว กรุณาเลือกชื่ออื่น',
  },
  email_taken: {
    en: 'This e-mail address already has an account. Please sign in or use another address.',
    'zh-CN': '该邮箱已注册，请直接登录或换一个邮箱。',
    ja: 'このメールアドレスはすでに登録されています。ログインするか、別のアドレスをご利用ください。',
    ko: '이미 가입된 이메일입니다. 로그인하거나 다른 이메일을 사용해 주세요.',
    th: 'อีเมลนี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบหรือใช้อีเมลอื่น',
  },
  mobile_taken: {
    en: 'This mobile number already has an account. Please sign in or use another number.',
    'zh-CN': '该手机号已注册，请直接登录或换一个手机号。',
    ja: 'この携帯電話番号はすでに登録されています。ログインするか、別の番号をご利用ください。',
    ko: '이미 가입된 휴대전화 번호입니다. 로그인하거나 다른 번호를 사용해 주세요.',
    th: 'หมายเลขมือถือนี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบหรือใช้หมายเลขอื่น',
  },
  mobile_invalid: {
    en: 'This mobile number is not correct. Please check the number and the country code.',
    'zh-CN': '手机号不正确，请检查号码和国家/地区代码。',
    ja: '携帯電話番号が正しくありません。番号と国番号をご確認ください。',
    ko: '휴대전화 번호가 올바르지 않습니다. 번호와 국가 번호를 확인해 주세요.',
    th: 'หมายเลขมือถือไม่ถูกต้อง กรุณาตรวจสอบหมายเลขและรหัสประเทศ',
  },
  email_invalid: {
    en: 'This e-mail address is not correct. Please check it, e.g. name@example.com.',
    'zh-CN': '邮箱格式不正确，请检查，例如 name@example.com。',
    ja: 'メールアドレスが正しくありません。name@example.com のような形かご確認ください。',
    ko: '이메일 주소가 올바르지 않습니다. name@example.com 형식인지 확인해 주세요.',
    th: 'อีเมลไม่ถูกต้อง กรุณาตรวจสอบรูปแบบ เช่น name@example.com',
  },
  password_too_short: {
    en: 'The password is too short. Please use at least 6 characters.',
    'zh-CN': '密码太短，请至少输入 6 个字符。',
    ja: 'パスワードが短すぎます。6文字以上で入力してください。',
    ko: '비밀번호가 너무 짧습니다. 6자 이상 입력해 주세요.',
    th: 'รหัสผ่านสั้นเกินไป กรุณาใช้อย่างน้อย 6 ตัวอักษร',
  },
  passwords_differ: {
    en: 'Passwords do not match',
    'zh-CN': '两次输入的密码不一致，请重新输入',
    ja: 'パスワードが一致しません。もう一度入力してください',
    ko: '비밀번호가 서로 다릅니다. 다시 입력해 주세요',
    th: 'รหัสผ่านไม่ตรงกัน กรุณากรอกใหม่',
  },
  password_same: {
    en: 'The new password is the same as the old one. Please choose a different one.',
    'zh-CN': '新密码不能与旧密码相同，请换一个。',
    ja: '新しいパスワードが現在のものと同じです。別のパスワードをお選びください。',
    ko: '새 비밀번호가 기존 비밀번호와 같습니다. 다른 비밀번호를 선택해 주세요.',
    th: 'รหัสผ่านใหม่ซ้ำกับรหัสผ่านเดิม กรุณาใช้รหัสผ่านอื่น',
  },
  password_wrong: {
    en: 'The old password is not correct. Please check it and try again.',
    'zh-CN': '旧密码不正确，请核对后重试。',
    ja: '現在のパスワードが正しくありません。ご確認のうえ、もう一度お試しください。',
    ko: '기존 비밀번호가 올바르지 않습니다. 확인한 뒤 다시 시도해 주세요.',
    th: 'รหัสผ่านเดิมไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง',
  },
  password_reset_closed: {
    en: 'For now a password can be changed only with the old one. If you have forgotten it, please contact support.',
    'zh-CN': '目前只能凭旧密码修改密码。如果忘记了旧密码，请联系客服。',
    ja: '現在、パスワードの変更には今のパスワードが必要です。お忘れの場合は、サポートへご連絡ください。',
    ko: '지금은 기존 비밀번호가 있어야 비밀번호를 바꿀 수 있습니다. 잊으셨다면 고객센터에 문의해 주세요.',
    th: 'ขณะนี้เปลี่ยนรหัสผ่านได้ด้วยรหัสผ่านเดิมเท่านั้น หากลืมรหัสผ่าน กรุณาติดต่อฝ่ายบริการลูกค้า',
  },
  language_unknown: {
    en: 'We do not offer this language yet. Please choose one from the list.',
    'zh-CN': '暂不支持该语言，请从列表中选择。',
    ja: 'この言語にはまだ対応していません。一覧からお選びください。',
    ko: '아직 지원하지 않는 언어입니다. 목록에서 선택해 주세요.',
    th: 'ยังไม่รองรับภาษานี้ กรุณาเลือกจากรายการ',
  },
} as const satisfies Record<string, Texts>;
