import type { Texts } from '../locales.ts';

/** Sign-in with OpenID Connect providers, and accounts without a password. */
export const signInProviders = {
  password_missing: {
    en: 'This account has no password yet. Please set one under Security first.',
    'zh-CN': '此账号尚未设置登录密码，请先在“账号安全”中设置。',
    ja: 'このアカウントにはまだパスワードがありません。先に「セキュリティ」で設定してください。',
    ko: '이 계정에는 아직 비밀번호가 없습니다. 먼저 보안 화면에서 설정해 주세요.',
    th: 'บัญชีนี้ยังไม่มีรหัสผ่าน กรุณาตั้งในหน้าความปลอดภัยก่อน',
  },
  password_exists: {
    en: 'This account has a password already. It is changed with the old one.',
    'zh-CN': '此账号已有登录密码，请凭当前密码修改。',
    ja: 'このアカウントにはすでにパスワードがあります。変更には現在のパスワードが必要です。',
    ko: '이 계정에는 이미 비밀번호가 있습니다. 기존 비밀번호로 변경해 주세요.',
    th: 'บัญชีนี้มีรหัสผ่านแล้ว กรุณาเปลี่ยนโดยใช้รหัสผ่านปัจจุบัน',
  },
  provider_unknown: {
    en: 'This way to sign in is not offered. Please use another one.',
    'zh-CN': '暂不提供此登录方式，请使用其他方式。',
    ja: 'このログイン方法はご利用いただけません。別の方法をお使いください。',
    ko: '제공하지 않는 로그인 방법입니다. 다른 방법을 이용해 주세요.',
    th: 'ไม่มีวิธีเข้าสู่ระบบนี้ กรุณาใช้วิธีอื่น',
  },
  provider_away: {
    en: 'The sign-in service isn’t responding. Please try again later, or use another way.',
    'zh-CN': '该登录服务暂无响应，请稍后重试或使用其他方式。',
    ja: 'ログインサービスが応答していません。しばらくしてからもう一度お試しいただくか、別の方法をお使いください。',
    ko: '로그인 서비스가 응답하지 않습니다. 잠시 후 다시 시도하거나 다른 방법을 이용해 주세요.',
    th: 'บริการเข้าสู่ระบบไม่ตอบสนอง กรุณาลองใหม่ภายหลังหรือใช้วิธีอื่น',
  },
  provider_refused: {
    en: 'The sign-in could not be confirmed. Please start again.',
    'zh-CN': '无法确认此次登录，请重新开始。',
    ja: 'ログインを確認できませんでした。最初からやり直してください。',
    ko: '로그인을 확인할 수 없습니다. 처음부터 다시 해 주세요.',
    th: 'ยืนยันการเข้าสู่ระบบไม่ได้ กรุณาเริ่มใหม่อีกครั้ง',
  },
  provider_expired: {
    en: 'This took too long, or was started in another window. Please start again.',
    'zh-CN': '操作已超时，或是在其他窗口中开始的，请重新开始。',
    ja: '時間が切れたか、別の画面で始められました。最初からやり直してください。',
    ko: '시간이 지났거나 다른 창에서 시작되었습니다. 처음부터 다시 해 주세요.',
    th: 'หมดเวลา หรือเริ่มไว้ในหน้าต่างอื่น กรุณาเริ่มใหม่อีกครั้ง',
  },
  identity_taken: {
    en: 'It is already connected to another account. Sign in with it, and disconnect it there first.',
    'zh-CN': '该登录方式已关联其他账号。请先用它登录，并在该账号中解除关联。',
    ja: 'すでに別のアカウントと連携されています。それでログインし、先にそちらで連携を解除してください。',
    ko: '이미 다른 계정에 연결되어 있습니다. 그것으로 로그인해 먼저 연결을 해제해 주세요.',
    th: 'เชื่อมต่อกับบัญชีอื่นอยู่แล้ว กรุณาเข้าสู่ระบบด้วยวิธีนั้นแล้วยกเลิกการเชื่อมต่อก่อน',
  },
  identity_not_found: {
    en: 'It is not connected to this account.',
    'zh-CN': '该登录方式未与此账号关联。',
    ja: 'このアカウントとは連携されていません。',
    ko: '이 계정에 연결되어 있지 않습니다.',
    th: 'ไม่ได้เชื่อมต่อกับบัญชีนี้',
  },
  connect_under_security: {
    en: 'A passkey protects this account. Please sign in as usual, and connect it under Security.',
    'zh-CN': '此账号受通行密钥保护。请照常登录，并在“账号安全”中关联。',
    ja: 'このアカウントはパスキーで保護されています。いつもの方法でログインし、「セキュリティ」で連携してください。',
    ko: '이 계정은 패스키로 보호됩니다. 평소처럼 로그인한 뒤 보안 화면에서 연결해 주세요.',
    th: 'บัญชีนี้ปกป้องด้วยพาสคีย์ กรุณาเข้าสู่ระบบตามปกติ แล้วเชื่อมต่อในหน้าความปลอดภัย',
  },
  last_way_in: {
    en: 'It is your only way to sign in. Please set a password first.',
    'zh-CN': '这是登录此账号的唯一方式，请先设置登录密码。',
    ja: 'このアカウントにログインする唯一の方法です。先にパスワードを設定してください。',
    ko: '이 계정에 로그인하는 유일한 방법입니다. 먼저 비밀번호를 설정해 주세요.',
    th: 'เป็นวิธีเดียวที่ใช้เข้าสู่ระบบบัญชีนี้ กรุณาตั้งรหัสผ่านก่อน',
  },
} as const satisfies Record<string, Texts>;
