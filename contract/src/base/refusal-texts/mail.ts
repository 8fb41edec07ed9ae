import type { Texts } from '../locales.ts';

/** Codes by mail, addresses, sessions, messages and the outbox. */
export const mail = {
  mail_closed: {
    en: 'This shop cannot send e-mail yet. Please contact support.',
    'zh-CN': '商城暂时无法发送邮件，请联系客服。',
    ja: '現在メールを送信できません。サポートへご連絡ください。',
    ko: '아직 메일을 보낼 수 없습니다. 고객센터에 문의해 주세요.',
    th: 'ขณะนี้ยังส่งอีเมลไม่ได้ กรุณาติดต่อฝ่ายบริการลูกค้า',
  },
  // One text for a wrong, an expired and a used-up code, and for an unknown account.
  mail_code_wrong: {
    en: 'The code is not correct or has expired. Please check it, or ask for a new one.',
    'zh-CN': '验证码不正确或已过期，请核对或重新获取。',
    ja: 'コードが正しくないか、期限が切れています。ご確認のうえ、必要なら新しいコードをお取りください。',
    ko: '코드가 올바르지 않거나 만료되었습니다. 확인하거나 새 코드를 받아 주세요.',
    th: 'รหัสไม่ถูกต้องหรือหมดอายุแล้ว กรุณาตรวจสอบหรือขอรหัสใหม่',
  },
  email_missing: {
    en: 'Your account has no e-mail address. Please add one under Security, with your login password.',
    'zh-CN': '您的账号还没有邮箱。请在“安全”中用登录密码添加邮箱。',
    ja: 'メールアドレスが登録されていません。「セキュリティ」でログインパスワードを入力して追加してください。',
    ko: '계정에 이메일이 없습니다. 보안 화면에서 로그인 비밀번호로 추가해 주세요.',
    th: 'บัญชีของคุณยังไม่มีอีเมล กรุณาเพิ่มในหน้าความปลอดภัยด้วยรหัสผ่านเข้าสู่ระบบ',
  },
  email_untrusted: {
    en: 'Your e-mail address is not confirmed yet. Please confirm it under Security, with your login password.',
    'zh-CN': '您的邮箱尚未确认。请在“安全”中用登录密码确认。',
    ja: 'メールアドレスがまだ確認されていません。「セキュリティ」でログインパスワードを入力して確認してください。',
    ko: '이메일이 아직 확인되지 않았습니다. 보안 화면에서 로그인 비밀번호로 확인해 주세요.',
    th: 'อีเมลของคุณยังไม่ได้ยืนยัน กรุณายืนยันในหน้าความปลอดภัยด้วยรหัสผ่านเข้าสู่ระบบ',
  },
  email_guarded: {
    en: 'A confirmed e-mail address is changed under Security, with your login password and a code.',
    'zh-CN': '已确认的邮箱须在“安全”中凭登录密码和验证码更改。',
    ja: '確認済みのメールアドレスは、「セキュリティ」でログインパスワードとコードを使って変更してください。',
    ko: '확인된 이메일은 보안 화면에서 로그인 비밀번호와 코드로 변경할 수 있습니다.',
    th: 'อีเมลที่ยืนยันแล้วต้องเปลี่ยนในหน้าความปลอดภัยด้วยรหัสผ่านและรหัสยืนยัน',
  },
  second_factor_required: {
    en: 'Please enter the code of your authenticator, or one of your recovery codes.',
    'zh-CN': '请输入验证器的验证码，或一个恢复码。',
    ja: '認証アプリのコード、または回復コードを入力してください。',
    ko: '인증 앱의 코드 또는 복구 코드를 입력해 주세요.',
    th: 'กรุณากรอกรหัสจากแอปยืนยันตัวตน หรือรหัสกู้คืน',
  },
  second_factor_missing: {
    en: 'This shop asks for a second factor. Please set it up in your account first.',
    'zh-CN': '此店铺要求双重验证，请先在“我的账号”中设置。',
    ja: 'このショップでは二段階認証が必要です。先に「アカウント」で設定してください。',
    ko: '이 상점은 2단계 인증이 필요합니다. 먼저 “내 계정”에서 설정해 주세요.',
    th: 'ร้านนี้ต้องใช้การยืนยันตัวตนสองขั้นตอน กรุณาตั้งค่าใน “บัญชีของคุณ” ก่อน',
  },
  second_factor_on: {
    en: 'A second factor is set up already. Please remove it first to set up another one.',
    'zh-CN': '已设置双重验证，如需更换请先移除。',
    ja: '二段階認証はすでに設定されています。変更するには先に解除してください。',
    ko: '2단계 인증이 이미 설정되어 있습니다. 바꾸려면 먼저 해제해 주세요.',
    th: 'ตั้งค่าการยืนยันตัวตนสองขั้นตอนไว้แล้ว หากต้องการเปลี่ยน กรุณายกเลิกก่อน',
  },
  second_factor_off: {
    en: 'No second factor is set up for this account.',
    'zh-CN': '此账号未设置双重验证。',
    ja: 'このアカウントには二段階認証が設定されていません。',
    ko: '이 계정에는 2단계 인증이 설정되어 있지 않습니다.',
    th: 'บัญชีนี้ยังไม่ได้ตั้งค่าการยืนยันตัวตนสองขั้นตอน',
  },
  second_factor_over: {
    en: 'Setting up took too long or was started anew. Please start again.',
    'zh-CN': '设置已超时或已重新开始，请重新设置。',
    ja: '設定の時間が切れたか、新しくやり直されました。もう一度始めてください。',
    ko: '설정 시간이 지났거나 다시 시작되었습니다. 처음부터 다시 해 주세요.',
    th: 'การตั้งค่าหมดเวลาหรือถูกเริ่มใหม่ กรุณาเริ่มอีกครั้ง',
  },
  session_not_found: {
    en: 'This device is signed out already.',
    'zh-CN': '该设备已退出登录。',
    ja: 'この端末はすでにログアウトしています。',
    ko: '이미 로그아웃된 기기입니다.',
    th: 'อุปกรณ์นี้ออกจากระบบแล้ว',
  },
  notification_not_found: {
    en: 'This message is no longer there.',
    'zh-CN': '该通知已不存在。',
    ja: 'このお知らせはもうありません。',
    ko: '더 이상 없는 알림입니다.',
    th: 'ไม่มีการแจ้งเตือนนี้แล้ว',
  },
  mail_not_found: {
    en: 'There is no such mail. It may have been cleared away.',
    'zh-CN': '没有这封邮件，可能已被清理。',
    ja: 'このメールは見つかりません。整理された可能性があります。',
    ko: '해당 메일이 없습니다. 정리되었을 수 있습니다.',
    th: 'ไม่พบอีเมลนี้ อาจถูกล้างไปแล้ว',
  },
  mail_not_failed: {
    en: 'Only a mail that was given up can be sent again, and only while its code is good.',
    'zh-CN': '只有发送失败且验证码未过期的邮件才能重新发送。',
    ja: '再送できるのは、送信を断念したメールで、コードが有効なものだけです。',
    ko: '전송을 포기한 메일만, 코드가 유효한 동안 다시 보낼 수 있습니다.',
    th: 'ส่งซ้ำได้เฉพาะอีเมลที่ส่งไม่สำเร็จและรหัสยังไม่หมดอายุ',
  },
} as const satisfies Record<string, Texts>;
