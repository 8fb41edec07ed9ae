import type { NotificationTexts } from './notification-texts.ts';

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
      en: 'Every device was signed out. If it was not you, reset the password by e-mail at once.',
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
      en: 'Every device was signed out and withdrawals wait for a while. If it was not you, secure your mailbox and contact support.',
      'zh-CN': '所有设备均已退出登录，一段时间内不能提现。如非本人操作，请确保邮箱安全并联系客服。',
      ja: 'すべての端末からログアウトし、しばらく出金できません。お心当たりがない場合は、メールボックスを保護し、サポートへご連絡ください。',
      ko: '모든 기기에서 로그아웃되었고 한동안 출금할 수 없습니다. 본인이 아니라면 메일함을 보호하고 고객센터에 문의하세요.',
      th: 'ทุกอุปกรณ์ออกจากระบบแล้ว และถอนเงินไม่ได้ชั่วคราว หากไม่ใช่คุณ ให้ดูแลกล่องอีเมลและติดต่อฝ่ายบริการ',
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
      en: 'From now on every payment and withdrawal asks for it.',
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
      en: 'Withdrawals wait for a while. If it was not you, contact support at once.',
      'zh-CN': '一段时间内不能提现。如非本人操作，请立即联系客服。',
      ja: 'しばらく出金できません。お心当たりがない場合は、すぐにサポートへご連絡ください。',
      ko: '한동안 출금할 수 없습니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
      th: 'ถอนเงินไม่ได้ชั่วคราว หากไม่ใช่คุณ ให้ติดต่อฝ่ายบริการทันที',
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
      en: 'Withdrawals wait for a while. If it was not you, change your login password and contact support.',
      'zh-CN': '一段时间内不能提现。如非本人操作，请修改登录密码并联系客服。',
      ja: 'しばらく出金できません。お心当たりがない場合は、ログインパスワードを変更し、サポートへご連絡ください。',
      ko: '한동안 출금할 수 없습니다. 본인이 아니라면 로그인 비밀번호를 바꾸고 고객센터에 문의하세요.',
      th: 'ถอนเงินไม่ได้ชั่วคราว หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการ',
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
  email_confirmed: {
    title: {
      en: 'E-mail address confirmed',
      'zh-CN': '邮箱已确认',
      ja: 'メールアドレスを確認しました',
      ko: '이메일이 확인되었습니다',
      th: 'ยืนยันอีเมลแล้ว',
    },
    text: {
      en: '{email} can now be used to recover your account.',
      'zh-CN': '{email} 现可用于找回您的账号。',
      ja: '{email} をアカウントの復旧に使えるようになりました。',
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
      en: 'Your account now uses {email}. Withdrawals wait for a while. If it was not you, contact support at once.',
      'zh-CN': '您的账号现使用 {email}，一段时间内不能提现。如非本人操作，请立即联系客服。',
      ja: 'アカウントのメールアドレスが {email} になりました。しばらく出金できません。お心当たりがない場合は、すぐにサポートへご連絡ください。',
      ko: '계정 이메일이 {email}(으)로 바뀌었습니다. 한동안 출금할 수 없습니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
      th: 'บัญชีของคุณใช้ {email} แล้ว ถอนเงินไม่ได้ชั่วคราว หากไม่ใช่คุณ ให้ติดต่อฝ่ายบริการทันที',
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
      en: 'Somebody signed in[ with {device}] from {address}. If it was not you, change your password and sign out other devices.',
      'zh-CN': '您的账号在 {address} [通过 {device} ]登录。如非本人操作，请修改密码并退出其他设备。',
      ja: '{address} から[（{device}）]ログインがありました。お心当たりがない場合は、パスワードを変更し、他の端末をログアウトしてください。',
      ko: '{address}에서[ {device}(으)로] 로그인했습니다. 본인이 아니라면 비밀번호를 바꾸고 다른 기기를 로그아웃하세요.',
      th: 'มีการเข้าสู่ระบบจาก {address}[ ด้วย {device}] หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและออกจากระบบอุปกรณ์อื่น',
    },
  },
} as const satisfies Record<string, NotificationTexts>;
