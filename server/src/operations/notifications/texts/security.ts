import type { Texts } from '@tradewind/contract/base/locales';
import type { NotificationTexts } from './notification-texts.ts';

/** The button of mails about a sign-in, which leads to the list of sessions. */
const endSessions: Texts = {
  en: 'Was this you? End all sessions',
  'zh-CN': '不是本人？退出所有设备',
  ja: 'ご本人でない場合：すべての端末からログアウト',
  ko: '본인이 아닌가요? 모든 세션 종료',
  th: 'ไม่ใช่คุณใช่ไหม ออกจากระบบทุกอุปกรณ์',
};

/** Texts for shoppers about the security of their account. */
export const securityTexts = {
  password_changed: {
    title: {
      en: 'Login password changed',
      'zh-CN': '登录密码已修改',
      ja: 'ログインパスワードを変更しました',
      ko: '로그인 비밀번호가 변경되었습니다',
      th: 'เปลี่ยนรหัสผ่านแล้ว',
    },
    text: {
      en: 'Every device was signed out. If it was not you, reset the password by e-mail right away.',
      'zh-CN': '所有设备均已退出登录。如非本人操作，请立即通过邮箱重设密码。',
      ja: 'すべての端末からログアウトしました。お心当たりがない場合は、すぐにメールで再設定してください。',
      ko: '모든 기기에서 로그아웃되었습니다. 본인이 아니라면 즉시 이메일로 재설정하세요.',
      th: 'ทุกอุปกรณ์ออกจากระบบแล้ว หากไม่ใช่คุณ ให้ตั้งรหัสผ่านใหม่ทางอีเมลทันที',
    },
  },
  password_reset: {
    title: {
      en: 'Login password reset by e-mail',
      'zh-CN': '已通过邮箱重设登录密码',
      ja: 'メールでログインパスワードを再設定しました',
      ko: '이메일로 비밀번호가 재설정되었습니다',
      th: 'ตั้งรหัสผ่านใหม่ทางอีเมลแล้ว',
    },
    text: {
      en: 'Every device was signed out and withdrawals are paused for a while. If it was not you, secure your mailbox and contact customer service.',
      'zh-CN': '所有设备均已退出登录，一段时间内不能提现。如非本人操作，请确保邮箱安全并联系客服。',
      ja: 'すべての端末からログアウトし、しばらく出金できません。お心当たりがない場合は、メールのパスワードを変更し、カスタマーサービスへご連絡ください。',
      ko: '모든 기기에서 로그아웃되었고 한동안 출금할 수 없습니다. 본인이 아니라면 메일함을 보호하고 고객센터에 문의하세요.',
      th: 'ทุกอุปกรณ์ออกจากระบบแล้ว และถอนเงินไม่ได้ชั่วคราว หากไม่ใช่คุณ ให้รักษาความปลอดภัยของอีเมลและติดต่อฝ่ายบริการลูกค้า',
    },
  },
  payment_code_set: {
    title: {
      en: 'Payment code set',
      'zh-CN': '支付密码已设置',
      ja: '支払い暗証番号を設定しました',
      ko: '결제 비밀번호가 설정되었습니다',
      th: 'ตั้งรหัสชำระเงินแล้ว',
    },
    text: {
      en: 'From now on, every payment and withdrawal asks for it.',
      'zh-CN': '今后每次付款和提现都需要输入支付密码。',
      ja: '今後、お支払いと出金のたびに入力が必要です。',
      ko: '앞으로 결제와 출금 때마다 입력해야 합니다.',
      th: 'จากนี้ทุกการชำระและถอนเงินจะต้องใช้รหัสนี้',
    },
  },
  payment_code_changed: {
    title: {
      en: 'Payment code changed',
      'zh-CN': '支付密码已修改',
      ja: '支払い暗証番号を変更しました',
      ko: '결제 비밀번호가 변경되었습니다',
      th: 'เปลี่ยนรหัสชำระเงินแล้ว',
    },
    text: {
      en: 'Withdrawals are paused for a while. If it was not you, contact customer service right away.',
      'zh-CN': '一段时间内不能提现。如非本人操作，请立即联系客服。',
      ja: 'しばらく出金できません。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
      ko: '한동안 출금할 수 없습니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
      th: 'ถอนเงินไม่ได้ชั่วคราว หากไม่ใช่คุณ ให้ติดต่อฝ่ายบริการลูกค้าทันที',
    },
  },
  payment_code_reset: {
    title: {
      en: 'Payment code reset by e-mail',
      'zh-CN': '已通过邮箱重设支付密码',
      ja: 'メールで支払い暗証番号を再設定しました',
      ko: '이메일로 결제 비밀번호가 재설정되었습니다',
      th: 'ตั้งรหัสชำระเงินใหม่ทางอีเมลแล้ว',
    },
    text: {
      en: 'Withdrawals are paused for a while. If it was not you, change your login password and contact customer service.',
      'zh-CN': '一段时间内不能提现。如非本人操作，请修改登录密码并联系客服。',
      ja: 'しばらく出金できません。お心当たりがない場合は、ログインパスワードを変更し、カスタマーサービスへご連絡ください。',
      ko: '한동안 출금할 수 없습니다. 본인이 아니라면 로그인 비밀번호를 바꾸고 고객센터에 문의하세요.',
      th: 'ถอนเงินไม่ได้ชั่วคราว หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้า',
    },
  },
  payment_code_locked: {
    title: {
      en: 'Payment code locked',
      'zh-CN': '支付密码已锁定',
      ja: '支払い暗証番号をロックしました',
      ko: '결제 비밀번호가 잠겼습니다',
      th: 'รหัสชำระเงินถูกล็อก',
    },
    text: {
      en: 'It was entered wrong five times and is locked for 3 hours. If it was not you, change your login password.',
      'zh-CN': '支付密码连续输错五次，已锁定 3 小时。如非本人操作，请修改登录密码。',
      ja: '5回誤って入力されたため、3時間ロックしました。お心当たりがない場合は、ログインパスワードを変更してください。',
      ko: '다섯 번 잘못 입력되어 3시간 동안 잠겼습니다. 본인이 아니라면 로그인 비밀번호를 변경하세요.',
      th: 'กรอกผิดห้าครั้งจึงถูกล็อก 3 ชั่วโมง หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่าน',
    },
  },
  payment_code_blocked: {
    title: {
      en: 'Payment code disabled',
      'zh-CN': '支付密码已停用',
      ja: '支払い暗証番号を停止しました',
      ko: '결제 비밀번호 사용이 중지되었습니다',
      th: 'ระงับการใช้รหัสชำระเงินแล้ว',
    },
    text: {
      en: 'It was entered wrong ten times in a day. Reset it by e-mail. If it was not you, change your login password too.',
      'zh-CN': '支付密码一天内输错十次，请通过邮箱重新设置。如非本人操作，请同时修改登录密码。',
      ja: '1日に10回誤って入力されました。メールで再設定してください。お心当たりがない場合は、ログインパスワードも変更してください。',
      ko: '하루에 열 번 잘못 입력되었습니다. 이메일로 새로 설정하세요. 본인이 아니라면 로그인 비밀번호도 변경하세요.',
      th: 'กรอกผิดสิบครั้งภายในหนึ่งวัน กรุณาตั้งรหัสใหม่ทางอีเมล หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านด้วย',
    },
  },
  email_confirmed: {
    title: {
      en: 'E-mail address confirmed',
      'zh-CN': '邮箱已验证',
      ja: 'メールアドレスを確認しました',
      ko: '이메일이 확인되었습니다',
      th: 'ยืนยันอีเมลแล้ว',
    },
    text: {
      en: '{email} can now be used to recover your account.',
      'zh-CN': '{email} 现可用于找回您的账号。',
      ja: '{email}をアカウントの再設定に使えるようになりました。',
      ko: '이제 {email}(으)로 계정을 복구할 수 있습니다.',
      th: 'ใช้ {email} กู้คืนบัญชีของคุณได้แล้ว',
    },
  },
  email_changed: {
    title: {
      en: 'E-mail address changed',
      'zh-CN': '邮箱已更换',
      ja: 'メールアドレスを変更しました',
      ko: '이메일이 변경되었습니다',
      th: 'เปลี่ยนอีเมลแล้ว',
    },
    text: {
      en: 'Your account now uses {email}. Withdrawals are paused for a while. If it was not you, contact customer service right away.',
      'zh-CN': '您的账号现使用 {email}，一段时间内不能提现。如非本人操作，请立即联系客服。',
      ja: 'アカウントのメールアドレスが{email}になりました。しばらく出金できません。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
      ko: '계정 이메일이 {email}(으)로 바뀌었습니다. 한동안 출금할 수 없습니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
      th: 'บัญชีของคุณใช้ {email} แล้ว ถอนเงินไม่ได้ชั่วคราว หากไม่ใช่คุณ ให้ติดต่อฝ่ายบริการลูกค้าทันที',
    },
  },
  mobile_confirmed: {
    title: {
      en: 'Mobile number confirmed',
      'zh-CN': '手机号已验证',
      ja: '携帯電話番号を確認しました',
      ko: '휴대폰 번호가 확인되었습니다',
      th: 'ยืนยันเบอร์มือถือแล้ว',
    },
    text: {
      en: '{mobile} is now a confirmed number of your account. If it was not you, change your password and contact customer service.',
      'zh-CN': '{mobile} 已成为您账号的已验证手机号。如非本人操作，请修改密码并联系客服。',
      ja: '{mobile}がアカウントの確認済み番号になりました。お心当たりがない場合は、パスワードを変更し、カスタマーサービスへご連絡ください。',
      ko: '{mobile} 번호가 계정에서 확인되었습니다. 본인이 아니라면 비밀번호를 바꾸고 고객센터에 문의하세요.',
      th: '{mobile} เป็นเบอร์ที่ยืนยันแล้วของบัญชีคุณ หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้า',
    },
  },
  mobile_changed: {
    title: {
      en: 'Mobile number changed',
      'zh-CN': '手机号已更换',
      ja: '携帯電話番号を変更しました',
      ko: '휴대폰 번호가 변경되었습니다',
      th: 'เปลี่ยนเบอร์มือถือแล้ว',
    },
    text: {
      en: 'Your account now uses {mobile}, for signing in too. If it was not you, change your password and contact customer service right away.',
      'zh-CN': '您的账号现使用 {mobile}，登录时也使用该号码。如非本人操作，请修改密码并立即联系客服。',
      ja: 'アカウントの携帯電話番号が{mobile}になりました。ログインにもこの番号を使います。お心当たりがない場合は、パスワードを変更し、すぐにカスタマーサービスへご連絡ください。',
      ko: '계정의 휴대폰 번호가 {mobile}(으)로 바뀌었으며 로그인에도 쓰입니다. 본인이 아니라면 비밀번호를 바꾸고 즉시 고객센터에 문의하세요.',
      th: 'บัญชีของคุณใช้เบอร์ {mobile} แล้ว รวมถึงตอนเข้าสู่ระบบ หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
    },
  },
  signed_in_anew: {
    title: {
      en: 'Sign-in from a new device',
      'zh-CN': '新设备登录',
      ja: '新しい端末からのログイン',
      ko: '새 기기에서 로그인',
      th: 'เข้าสู่ระบบจากอุปกรณ์ใหม่',
    },
    text: {
      en: 'Someone signed in[ with {device}] from {address}. Was this you? If not, end all sessions and change your password.',
      'zh-CN': '您的账号在 {address} [通过 {device} ]登录。是您本人吗？如果不是，请退出所有设备并修改密码。',
      ja: '{address}から[（{device}）]ログインがありました。ご本人ですか？お心当たりがない場合は、すべての端末からログアウトし、パスワードを変更してください。',
      ko: '{address}에서[ {device}(으)로] 로그인했습니다. 본인이신가요? 아니라면 모든 세션을 종료하고 비밀번호를 바꾸세요.',
      th: 'มีการเข้าสู่ระบบจาก {address}[ ด้วย {device}] ใช่คุณหรือไม่ หากไม่ใช่ ให้ออกจากระบบทุกอุปกรณ์และเปลี่ยนรหัสผ่าน',
    },
    action: endSessions,
  },
  signed_in_elsewhere: {
    title: {
      en: 'Sign-in from a new network',
      'zh-CN': '新网络登录',
      ja: '新しいネットワークからのログイン',
      ko: '새 네트워크에서 로그인',
      th: 'เข้าสู่ระบบจากเครือข่ายใหม่',
    },
    text: {
      en: 'Someone signed in[ with {device}] from {address}, a network not used before. Was this you? If not, end all sessions and change your password.',
      'zh-CN': '您的账号在新网络 {address} [通过 {device} ]登录。是您本人吗？如果不是，请退出所有设备并修改密码。',
      ja: 'これまで使われていないネットワーク{address}から[（{device}）]ログインがありました。ご本人ですか？お心当たりがない場合は、すべての端末からログアウトし、パスワードを変更してください。',
      ko: '처음 사용하는 네트워크 {address}에서[ {device}(으)로] 로그인했습니다. 본인이신가요? 아니라면 모든 세션을 종료하고 비밀번호를 바꾸세요.',
      th: 'มีการเข้าสู่ระบบจากเครือข่ายใหม่ {address}[ ด้วย {device}] ใช่คุณหรือไม่ หากไม่ใช่ ให้ออกจากระบบทุกอุปกรณ์และเปลี่ยนรหัสผ่าน',
    },
    action: endSessions,
  },
  second_factor_on: {
    title: {
      en: 'Second factor set up',
      'zh-CN': '已开启两步验证',
      ja: '二段階認証を設定しました',
      ko: '2단계 인증이 설정되었습니다',
      th: 'ตั้งค่าการยืนยันสองขั้นตอนแล้ว',
    },
    text: {
      en: 'From now on, withdrawals, new payout accounts and signing in to a shop desk ask for a code. If it was not you, change your password and contact customer service.',
      'zh-CN': '今后提现、添加收款账户和登录店铺后台时需要输入验证码。如非本人操作，请修改密码并联系客服。',
      ja: '今後、出金、出金先の追加、ショップ管理画面へのログインでコードが必要です。お心当たりがない場合は、パスワードを変更し、カスタマーサービスへご連絡ください。',
      ko: '앞으로 출금, 출금 계좌 추가, 상점 관리 로그인 때 코드가 필요합니다. 본인이 아니라면 비밀번호를 바꾸고 고객센터에 문의하세요.',
      th: 'จากนี้การถอนเงิน การเพิ่มบัญชีรับเงิน และการเข้าสู่หน้าจัดการร้านจะขอรหัส หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้า',
    },
  },
  second_factor_off: {
    title: {
      en: 'Second factor removed',
      'zh-CN': '已关闭两步验证',
      ja: '二段階認証を解除しました',
      ko: '2단계 인증이 해제되었습니다',
      th: 'ยกเลิกการยืนยันสองขั้นตอนแล้ว',
    },
    text: {
      en: 'Codes are no longer asked for, and withdrawals are paused for a while. If it was not you, change your password and contact customer service.',
      'zh-CN': '今后不再需要验证码，一段时间内不能提现。如非本人操作，请修改密码并联系客服。',
      ja: '今後コードは不要です。しばらく出金できません。お心当たりがない場合は、パスワードを変更し、カスタマーサービスへご連絡ください。',
      ko: '이제 코드를 묻지 않으며, 한동안 출금할 수 없습니다. 본인이 아니라면 비밀번호를 바꾸고 고객센터에 문의하세요.',
      th: 'จากนี้จะไม่ขอรหัสอีก และถอนเงินไม่ได้ชั่วคราว หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้า',
    },
  },
  second_factor_reset: {
    title: {
      en: 'Second factor removed by customer service',
      'zh-CN': '客服已关闭两步验证',
      ja: 'カスタマーサービスが二段階認証を解除しました',
      ko: '고객센터에서 2단계 인증을 해제했습니다',
      th: 'ฝ่ายบริการลูกค้ายกเลิกการยืนยันสองขั้นตอนแล้ว',
    },
    text: {
      en: 'Codes are no longer asked for, and withdrawals are paused for a while. If you didn’t request it, change your password and contact customer service right away.',
      'zh-CN': '今后不再需要验证码，一段时间内不能提现。如非您本人申请，请立即修改密码并联系客服。',
      ja: '今後コードは不要です。しばらく出金できません。依頼していない場合は、すぐにパスワードを変更し、カスタマーサービスへご連絡ください。',
      ko: '이제 코드를 묻지 않으며, 한동안 출금할 수 없습니다. 요청하지 않았다면 즉시 비밀번호를 바꾸고 고객센터에 문의하세요.',
      th: 'จากนี้จะไม่ขอรหัสอีก และถอนเงินไม่ได้ชั่วคราว หากคุณไม่ได้ขอ ให้เปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
    },
  },
  passkey_added: {
    title: {
      en: 'Passkey added',
      'zh-CN': '已添加通行密钥',
      ja: 'パスキーを追加しました',
      ko: '패스키가 추가되었습니다',
      th: 'เพิ่มพาสคีย์แล้ว',
    },
    text: {
      en: 'You can sign in and confirm withdrawals with it. If it was not you, remove it, change your password and contact customer service.',
      'zh-CN': '该通行密钥可用于登录您的账号和确认提现。如非本人操作，请移除该密钥、修改密码并联系客服。',
      ja: 'アカウントへのログインと出金の確認に使えます。お心当たりがない場合は、削除してパスワードを変更し、カスタマーサービスへご連絡ください。',
      ko: '계정에 로그인하고 출금을 확인할 수 있습니다. 본인이 아니라면 삭제하고 비밀번호를 바꾼 뒤 고객센터에 문의하세요.',
      th: 'ใช้เข้าสู่ระบบและยืนยันการถอนเงินได้ หากไม่ใช่คุณ ให้ลบออก เปลี่ยนรหัสผ่าน และติดต่อฝ่ายบริการลูกค้า',
    },
  },
  passkey_removed: {
    title: {
      en: 'Passkey removed',
      'zh-CN': '已移除通行密钥',
      ja: 'パスキーを削除しました',
      ko: '패스키가 삭제되었습니다',
      th: 'ลบพาสคีย์แล้ว',
    },
    text: {
      en: 'Without another second factor, withdrawals and new payout accounts are paused for a while. If it was not you, change your password and contact customer service right away.',
      'zh-CN': '如无其他两步验证方式，一段时间内不能提现和添加收款账户。如非本人操作，请立即修改密码并联系客服。',
      ja: 'ほかの二段階認証がない場合、しばらく出金と出金先の追加ができません。お心当たりがない場合は、すぐにパスワードを変更し、カスタマーサービスへご連絡ください。',
      ko: '다른 2단계 인증이 없으면 한동안 출금과 출금 계좌 추가를 할 수 없습니다. 본인이 아니라면 즉시 비밀번호를 바꾸고 고객센터에 문의하세요.',
      th: 'หากไม่มีการยืนยันตัวตนอื่น จะถอนเงินและเพิ่มบัญชีรับเงินไม่ได้ชั่วคราว หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
    },
  },
  identity_connected: {
    title: {
      en: 'Sign-in with {provider} connected',
      'zh-CN': '已关联 {provider} 登录',
      ja: '{provider}でのログインを連携しました',
      ko: '{provider} 로그인이 연결되었습니다',
      th: 'เชื่อมต่อการเข้าสู่ระบบด้วย {provider} แล้ว',
    },
    text: {
      en: 'You can now sign in with it. If it was not you, disconnect it under Security, change your password and contact customer service.',
      'zh-CN': '此登录方式可登录您的账号。如非本人操作，请在“账号安全”中解除关联、修改密码并联系客服。',
      ja: 'アカウントへのログインに使えます。お心当たりがない場合は、「セキュリティ」で連携を解除してパスワードを変更し、カスタマーサービスへご連絡ください。',
      ko: '이제 계정에 로그인할 수 있습니다. 본인이 아니라면 보안 화면에서 연결을 해제하고 비밀번호를 바꾼 뒤 고객센터에 문의하세요.',
      th: 'ใช้เข้าสู่ระบบบัญชีของคุณได้ หากไม่ใช่คุณ ให้ยกเลิกการเชื่อมต่อในหน้าความปลอดภัย เปลี่ยนรหัสผ่าน และติดต่อฝ่ายบริการลูกค้า',
    },
  },
  identity_disconnected: {
    title: {
      en: 'Sign-in with {provider} disconnected',
      'zh-CN': '已解除关联 {provider} 登录',
      ja: '{provider}でのログインの連携を解除しました',
      ko: '{provider} 로그인 연결이 해제되었습니다',
      th: 'ยกเลิกการเข้าสู่ระบบด้วย {provider} แล้ว',
    },
    text: {
      en: 'You can no longer sign in with it. If it was not you, change your password and contact customer service.',
      'zh-CN': '此登录方式不能再登录您的账号。如非本人操作，请修改密码并联系客服。',
      ja: '今後アカウントへのログインには使えません。お心当たりがない場合は、パスワードを変更し、カスタマーサービスへご連絡ください。',
      ko: '더 이상 계정에 로그인할 수 없습니다. 본인이 아니라면 비밀번호를 바꾸고 고객센터에 문의하세요.',
      th: 'ใช้เข้าสู่ระบบบัญชีของคุณไม่ได้อีก หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้า',
    },
  },
  recovery_code_used: {
    title: {
      en: 'Recovery code used',
      'zh-CN': '已使用恢复码',
      ja: '回復コードが使われました',
      ko: '복구 코드가 사용되었습니다',
      th: 'มีการใช้รหัสกู้คืน',
    },
    text: {
      en: 'It was used in place of an authenticator code. If it was not you, change your password and renew the recovery codes.',
      'zh-CN': '有人使用恢复码代替了验证器的验证码。如非本人操作，请修改密码并重新生成恢复码。',
      ja: '認証アプリのコードの代わりに使われました。お心当たりがない場合は、パスワードを変更し、回復コードを作り直してください。',
      ko: '인증 앱의 코드 대신 사용되었습니다. 본인이 아니라면 비밀번호를 바꾸고 복구 코드를 새로 만드세요.',
      th: 'ใช้แทนรหัสจากแอปยืนยันตัวตน หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและสร้างรหัสกู้คืนใหม่',
    },
  },
  account_locked: {
    title: {
      en: 'Your account is locked',
      'zh-CN': '您的账号已被锁定',
      ja: 'アカウントがロックされました',
      ko: '계정이 잠겼습니다',
      th: 'บัญชีของคุณถูกล็อก',
    },
    text: {
      en: 'Every device was signed out. Nothing can be paid, topped up or withdrawn; paid orders and refunds continue. To have it unlocked, [write to {contact}|write to the address in our imprint].',
      'zh-CN':
        '所有设备均已退出登录，暂时不能付款、充值和提现；已付款的订单和退款照常处理。如需解锁，请[联系 {contact}|写信至“运营方信息”中的地址]。',
      ja: 'すべての端末からログアウトし、お支払い・入金・出金を停止しました。お支払い済みのご注文と返金は通常どおり進みます。解除については[{contact} |運営者情報に記載の宛先]までご連絡ください。',
      ko: '모든 기기에서 로그아웃되었고 결제, 충전, 출금을 할 수 없습니다. 결제한 주문과 환불은 계속 처리됩니다. 해제를 원하시면 [{contact}(으)로 연락해 주세요|사업자 정보에 적힌 주소로 연락해 주세요].',
      th: 'ทุกอุปกรณ์ออกจากระบบแล้ว ชำระเงิน เติมเงิน และถอนเงินไม่ได้ คำสั่งซื้อที่ชำระแล้วและการคืนเงินยังดำเนินต่อตามเดิม หากต้องการปลดล็อก กรุณา[ติดต่อ {contact}|ติดต่อตามที่อยู่ใน “ข้อมูลผู้ดำเนินการ”]',
    },
  },
  payments_locked: {
    title: {
      en: 'Payments from your account are locked',
      'zh-CN': '您的账号已锁定付款',
      ja: 'アカウントからのお支払いがロックされました',
      ko: '계정의 결제가 잠겼습니다',
      th: 'การชำระเงินจากบัญชีของคุณถูกล็อก',
    },
    text: {
      en: 'Everything else works as usual. To have them unlocked, write to customer service[ or to {contact}].',
      'zh-CN': '其他功能不受影响。如需解锁，请联系客服[或 {contact}]。',
      ja: 'そのほかの機能はご利用いただけます。解除についてはカスタマーサービス[または {contact} ]までご連絡ください。',
      ko: '다른 기능은 그대로 이용할 수 있습니다. 해제를 원하시면 고객센터[나 {contact}](으)로 연락해 주세요.',
      th: 'ส่วนอื่นใช้งานได้ตามปกติ หากต้องการปลดล็อก กรุณาติดต่อฝ่ายบริการลูกค้า[หรือ {contact}]',
    },
  },
  withdrawals_locked: {
    title: {
      en: 'Withdrawals from your account are locked',
      'zh-CN': '您的账号已锁定提现',
      ja: 'アカウントからの出金がロックされました',
      ko: '계정의 출금이 잠겼습니다',
      th: 'การถอนเงินจากบัญชีของคุณถูกล็อก',
    },
    text: {
      en: 'Requested ones wait; everything else works as usual. To have them unlocked, write to customer service[ or to {contact}].',
      'zh-CN': '已申请的提现将等待处理，其他功能不受影响。如需解锁，请联系客服[或 {contact}]。',
      ja: '申請済みの出金は保留となり、そのほかの機能はご利用いただけます。解除についてはカスタマーサービス[または {contact} ]までご連絡ください。',
      ko: '이미 신청한 출금은 대기하며 다른 기능은 그대로 이용할 수 있습니다. 해제를 원하시면 고객센터[나 {contact}](으)로 연락해 주세요.',
      th: 'คำขอถอนที่ส่งไว้จะรอก่อน ส่วนอื่นใช้งานได้ตามปกติ หากต้องการปลดล็อก กรุณาติดต่อฝ่ายบริการลูกค้า[หรือ {contact}]',
    },
  },
  account_unlocked: {
    title: {
      en: 'Your account is unlocked',
      'zh-CN': '您的账号已解锁',
      ja: 'アカウントのロックを解除しました',
      ko: '계정 잠금이 해제되었습니다',
      th: 'ปลดล็อกบัญชีของคุณแล้ว',
    },
    text: {
      en: 'You can use everything again. Sign in if you were signed out.',
      'zh-CN': '所有功能已恢复。如已退出登录，请重新登录。',
      ja: 'すべての機能を再びご利用いただけます。ログアウトしている場合はログインしてください。',
      ko: '모든 기능을 다시 이용할 수 있습니다. 로그아웃되었다면 다시 로그인해 주세요.',
      th: 'ใช้งานได้ทุกอย่างอีกครั้ง หากออกจากระบบอยู่ กรุณาเข้าสู่ระบบ',
    },
  },
  account_looked_at: {
    title: {
      en: 'Customer service viewed your account',
      'zh-CN': '客服查看了您的账号',
      ja: 'カスタマーサービスがアカウントを閲覧しました',
      ko: '고객센터에서 회원님의 계정을 확인했습니다',
      th: 'ฝ่ายบริการลูกค้าเข้าดูบัญชีของคุณ',
    },
    text: {
      en: 'They see what you see and can change nothing. The reason and every earlier view are under Security.',
      'zh-CN': '客服只能看到您看到的内容，不能做任何更改。原因和以往记录请见“账号安全”。',
      ja: '閲覧できるのはお客様と同じ画面だけで、変更はできません。理由とこれまでの閲覧は「セキュリティ」で確認できます。',
      ko: '회원님과 같은 화면을 볼 뿐 아무것도 바꿀 수 없습니다. 사유와 이전 기록은 보안 화면에서 확인할 수 있습니다.',
      th: 'เจ้าหน้าที่เห็นสิ่งเดียวกับที่คุณเห็น และเปลี่ยนแปลงอะไรไม่ได้ ดูเหตุผลและประวัติได้ที่หน้าความปลอดภัย',
    },
  },
  data_export_ready: {
    title: {
      en: 'Your copy of your data is ready',
      'zh-CN': '您的数据副本已准备好',
      ja: 'データのコピーの準備ができました',
      ko: '데이터 사본이 준비되었습니다',
      th: 'สำเนาข้อมูลของคุณพร้อมแล้ว',
    },
    text: {
      en: 'You can download it under Settings until {until}. If you didn’t request it, change your login password.',
      'zh-CN': '请于 {until} 前在“设置”中下载。如非本人申请，请修改登录密码。',
      ja: '{until}まで「設定」からダウンロードできます。お心当たりがない場合は、ログインパスワードを変更してください。',
      ko: '{until}까지 설정에서 내려받을 수 있습니다. 직접 요청하지 않았다면 로그인 비밀번호를 바꿔 주세요.',
      th: 'ดาวน์โหลดได้ที่การตั้งค่าจนถึง {until} หากคุณไม่ได้ขอ ให้เปลี่ยนรหัสผ่าน',
    },
  },
  deletion_requested: {
    title: {
      en: 'Your account will be deleted',
      'zh-CN': '您的账号将被注销',
      ja: 'アカウントの削除を受け付けました',
      ko: '계정이 삭제될 예정입니다',
      th: 'บัญชีของคุณจะถูกลบ',
    },
    text: {
      en: 'It will be deleted on {day}. Until then you can undo this under Settings. If it was not you, undo it and change your login password right away.',
      'zh-CN': '账号将于 {day} 注销，在此之前可在“设置”中撤销。如非本人操作，请立即撤销并修改登录密码。',
      ja: '{day}に削除されます。それまでは「設定」から取り消せます。お心当たりがない場合は、すぐに取り消してログインパスワードを変更してください。',
      ko: '{day}에 삭제됩니다. 그전까지 설정에서 철회할 수 있습니다. 본인이 아니라면 즉시 철회하고 로그인 비밀번호를 바꿔 주세요.',
      th: 'บัญชีจะถูกลบในวันที่ {day} ก่อนหน้านั้นยกเลิกได้ที่การตั้งค่า หากไม่ใช่คุณ ให้ยกเลิกและเปลี่ยนรหัสผ่านทันที',
    },
  },
  deletion_taken_back: {
    title: {
      en: 'Your account stays',
      'zh-CN': '您的账号将保留',
      ja: 'アカウントの削除を取り消しました',
      ko: '계정 삭제를 철회했습니다',
      th: 'บัญชีของคุณจะยังคงอยู่',
    },
    text: {
      en: 'The request to delete it was withdrawn.',
      'zh-CN': '注销申请已撤销。',
      ja: '削除の申し込みは取り消されました。',
      ko: '삭제 요청이 철회되었습니다.',
      th: 'คำขอลบบัญชีถูกยกเลิกแล้ว',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
