import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale, Texts } from '@tradewind/contract/base/locales';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Mailer } from '../mail/index.ts';
import { createLink, linkHours, linkPath } from '../operators/index.ts';

export interface AdministrationDeps extends Deps {
  mails: Mailer;
  /** The language of mails to operators. */
  defaultLocale: Locale;
}

const texts = {
  subject: {
    en: 'Your access to the desk',
    'zh-CN': '您的后台登录',
    ja: '管理画面へのアクセス',
    ko: '관리 화면 이용 안내',
    th: 'การเข้าใช้งานระบบหลังบ้านของคุณ',
  },
  text: {
    en: 'Set your password and authenticator codes with this link. It works once, within {hours} hours. Nobody else has seen it; please don’t share it.',
    'zh-CN': '请通过此链接设置密码和验证器。链接仅可使用一次，{hours} 小时内有效。其他人未曾看到此链接，请勿转发。',
    ja: 'このリンクからパスワードと認証アプリを設定してください。リンクは{hours}時間以内に1回だけ使えます。ほかの人には表示されていません。誰にも渡さないでください。',
    ko: '이 링크에서 비밀번호와 인증 앱을 설정해 주세요. 링크는 {hours}시간 안에 한 번만 쓸 수 있습니다. 다른 사람은 이 링크를 보지 못했으니 누구에게도 전달하지 마세요.',
    th: 'ตั้งรหัสผ่านและแอปยืนยันตัวตนผ่านลิงก์นี้ ใช้ได้ครั้งเดียวภายใน {hours} ชั่วโมง ไม่มีผู้อื่นเห็นลิงก์นี้ กรุณาอย่าส่งต่อ',
  },
  action: {
    en: 'Set password and codes',
    'zh-CN': '设置密码和验证器',
    ja: 'パスワードと認証アプリを設定',
    ko: '비밀번호와 인증 앱 설정',
    th: 'ตั้งรหัสผ่านและแอปยืนยันตัวตน',
  },
} satisfies Record<string, Texts>;

/** Mails an operator a new one-time link to set up password and codes. Only the operator's mailbox ever holds it. */
export async function mailLink(
  tx: Tx,
  { mails, defaultLocale: locale }: Pick<AdministrationDeps, 'mails' | 'defaultLocale'>,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { token, expiresAt } = await createLink(tx, id, now);
  const letter = {
    subject: texts.subject[locale],
    paragraphs: [fillText(texts.text[locale], { hours: linkHours })],
    action: { path: linkPath('{code}'), label: texts.action[locale] },
  };
  const mail = { userId: null, to: email, locale, template: 'desk.link', letter, code: token, goodUntil: expiresAt };
  await mails.write(tx, [mail], now);
}
