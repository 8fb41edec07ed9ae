import type { Texts } from '@tradewind/contract/base/locales';

/** What every mail shows besides its content: the phrase of its reader, if any, and the footer. */
export const mailTexts = {
  signature: 'Tradewind',
  phrase: {
    en: 'Your phrase: {phrase}',
    'zh-CN': '您的防钓鱼码：{phrase}',
    ja: '合言葉：{phrase}',
    ko: '나의 피싱 방지 문구: {phrase}',
    th: 'วลีของคุณ: {phrase}',
  } satisfies Texts,
  reason: {
    en: 'You get this e-mail because you have an account. We never ask for your password or payment code by e-mail, chat or phone.',
    'zh-CN': '您收到此邮件是因为您在本商城拥有账号。我们绝不会通过邮件、聊天或电话索要您的密码或支付密码。',
    ja: 'このメールはアカウントをお持ちの方にお送りしています。メール・チャット・電話でパスワードや支払い暗証番号をお尋ねすることは決してありません。',
    ko: '회원님의 계정과 관련하여 보내 드리는 메일입니다. 메일, 채팅, 전화로 비밀번호나 결제 비밀번호를 묻지 않습니다.',
    th: 'คุณได้รับอีเมลนี้เพราะมีบัญชีกับเรา เราไม่เคยขอรหัสผ่านหรือรหัสชำระเงินทางอีเมล แชต หรือโทรศัพท์',
  } satisfies Texts,
};
