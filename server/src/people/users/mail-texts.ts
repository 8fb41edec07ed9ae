import type { Locale, Texts } from '@tradewind/contract/base/locales';
import type { MailContent } from '../../platform/mail/index.ts';
import type { CodePurpose } from './mail-code.ts';

type MailPurpose = Exclude<CodePurpose, 'mobile'>;

const subjects: Readonly<Record<MailPurpose, Texts>> = {
  payment_code: {
    en: 'Your code to reset your payment code',
    'zh-CN': '重设支付密码的验证码',
    ja: '支払い暗証番号を再設定するためのコード',
    ko: '결제 비밀번호 재설정 코드',
    th: 'รหัสยืนยันสำหรับตั้งรหัสชำระเงินใหม่',
  },
  password: {
    en: 'Your code to reset your password',
    'zh-CN': '重设登录密码的验证码',
    ja: 'パスワードを再設定するためのコード',
    ko: '비밀번호 재설정 코드',
    th: 'รหัสยืนยันสำหรับตั้งรหัสผ่านใหม่',
  },
  email: {
    en: 'Your code to confirm this address',
    'zh-CN': '验证邮箱的验证码',
    ja: 'メールアドレス確認用のコード',
    ko: '이메일 확인 코드',
    th: 'รหัสยืนยันสำหรับยืนยันอีเมลนี้',
  },
};

const explanations: Readonly<Record<MailPurpose, Texts>> = {
  payment_code: {
    en: 'Someone signed in to your account has forgotten the payment code and wants to reset it. If it was you, enter this code. Withdrawals are then paused for a while.',
    'zh-CN': '有人在您的账号中申请重设支付密码。如果是您本人，请输入下面的验证码。重设后一段时间内不能提现。',
    ja: 'お客様のアカウントで、支払い暗証番号の再設定の申請がありました。ご本人の場合は、次のコードを入力してください。再設定後しばらくは出金できません。',
    ko: '회원님의 계정에서 결제 비밀번호 재설정을 요청했습니다. 본인이라면 아래 코드를 입력해 주세요. 재설정 후 한동안 출금할 수 없습니다.',
    th: 'มีผู้ขอตั้งรหัสชำระเงินใหม่ในบัญชีของคุณ หากเป็นคุณ กรุณากรอกรหัสด้านล่าง หลังจากนั้นจะถอนเงินไม่ได้ชั่วคราว',
  },
  password: {
    en: 'Someone asked to reset the login password of your account. If it was you, enter this code. Every device is then signed out, and withdrawals are paused for a while.',
    'zh-CN':
      '有人为您的账号申请重设登录密码。如果是您本人，请输入下面的验证码。重设后所有设备将退出登录，一段时间内不能提现。',
    ja: 'お客様のアカウントで、ログインパスワードの再設定の申請がありました。ご本人の場合は、次のコードを入力してください。再設定後はすべての端末からログアウトし、しばらくは出金できません。',
    ko: '회원님의 계정에서 로그인 비밀번호 재설정을 요청했습니다. 본인이라면 아래 코드를 입력해 주세요. 재설정 후 모든 기기에서 로그아웃되며 한동안 출금할 수 없습니다.',
    th: 'มีผู้ขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ หากเป็นคุณ กรุณากรอกรหัสด้านล่าง หลังจากนั้นทุกอุปกรณ์จะออกจากระบบ และถอนเงินไม่ได้ชั่วคราว',
  },
  email: {
    en: 'This address was entered as the e-mail address of an account. If that account is yours, enter this code there.',
    'zh-CN': '有人将此邮箱填写为账号邮箱。如果是您本人的账号，请在商城输入下面的验证码。',
    ja: 'このアドレスが、アカウントのメールアドレスとして入力されました。お客様のアカウントの場合は、次のコードを入力してください。',
    ko: '이 주소가 계정의 이메일로 입력되었습니다. 본인의 계정이라면 아래 코드를 입력해 주세요.',
    th: 'มีการกรอกที่อยู่นี้เป็นอีเมลของบัญชี หากเป็นบัญชีของคุณ กรุณากรอกรหัสด้านล่าง',
  },
};

const life: Texts = {
  en: 'The code is valid for {minutes} minutes and can be used once. If it was not you, do nothing. Never share the code.',
  'zh-CN': '验证码 {minutes} 分钟内有效，只能使用一次。如非本人操作，请忽略此邮件，且不要将验证码告诉任何人。',
  ja: 'コードの有効期限は{minutes}分で、1回だけ使えます。お心当たりがない場合は何もせず、コードを誰にも教えないでください。',
  ko: '코드는 {minutes}분 동안 한 번만 사용할 수 있습니다. 본인이 아니라면 무시하시고, 코드를 아무에게도 알려 주지 마세요.',
  th: 'รหัสใช้ได้ครั้งเดียวภายใน {minutes} นาที หากไม่ใช่คุณ ไม่ต้องทำอะไร และอย่าบอกรหัสนี้กับใคร',
};

/** The mail that carries a code. */
export const codeMail = (purpose: MailPurpose, locale: Locale, minutes: number): MailContent => ({
  subject: subjects[purpose][locale],
  paragraphs: [explanations[purpose][locale], life[locale].replace('{minutes}', String(minutes))],
});

const textSubject: Texts = {
  en: 'Tradewind code',
  'zh-CN': 'Tradewind 验证码',
  ja: 'Tradewind認証コード',
  ko: 'Tradewind 인증 코드',
  th: 'รหัสยืนยัน Tradewind',
};

const textLife: Texts = {
  en: 'Valid for {minutes} minutes. Never share it.',
  'zh-CN': '{minutes} 分钟内有效，请勿告诉任何人。',
  ja: '有効期限は{minutes}分です。誰にも教えないでください。',
  ko: '{minutes}분 동안 유효합니다. 아무에게도 알려 주지 마세요.',
  th: 'ใช้ได้ {minutes} นาที อย่าบอกใคร',
};

/** The text message that carries a code. */
export const codeText = (locale: Locale, minutes: number): MailContent => ({
  subject: textSubject[locale],
  paragraphs: [textLife[locale].replace('{minutes}', String(minutes))],
});
