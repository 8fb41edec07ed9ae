import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale, Texts } from '@tradewind/contract/base/locales';
import type { MailContent } from '../../platform/mail/index.ts';

/** How long an invitation can be accepted, and a handover confirmed. */
export const invitationHours = 72;
export const handoverHours = 72;

const invitation = {
  subject: {
    en: '{shop} invites you to its shop desk',
    'zh-CN': '{shop} 邀请您加入店铺后台',
    ja: '{shop}がショップ管理画面に招待しています',
    ko: '{shop}에서 상점 관리 화면에 초대했습니다',
    th: '{shop} เชิญคุณเข้าร่วมหลังร้าน',
  },
  text: {
    en: 'With this link you join the shop with your account, or a new one. It works once, within {hours} hours. If you expect no invitation, do nothing.',
    'zh-CN':
      '通过此链接，您可以用自己的账号或新账号加入店铺。链接仅可使用一次，{hours} 小时内有效。如果您没有在等待邀请，请忽略此邮件。',
    ja: 'このリンクから、お持ちのアカウントまたは新しいアカウントでショップに参加できます。リンクは{hours}時間以内に1回だけ使えます。お心当たりがない場合は何もしないでください。',
    ko: '이 링크로 기존 계정이나 새 계정으로 상점에 참여할 수 있습니다. 링크는 {hours}시간 안에 한 번만 쓸 수 있습니다. 초대를 기다리지 않았다면 무시해 주세요.',
    th: 'ใช้ลิงก์นี้เพื่อเข้าร่วมร้านด้วยบัญชีของคุณหรือบัญชีใหม่ ใช้ได้ครั้งเดียวภายใน {hours} ชั่วโมง หากคุณไม่ได้รอคำเชิญ ไม่ต้องทำอะไร',
  },
  action: {
    en: 'See the invitation',
    'zh-CN': '查看邀请',
    ja: '招待を見る',
    ko: '초대 보기',
    th: 'ดูคำเชิญ',
  },
} satisfies Record<string, Texts>;

const asked = {
  subject: {
    en: '{shop} is to be handed over to {successor}',
    'zh-CN': '{shop} 即将转让给 {successor}',
    ja: '{shop}が{successor}に引き継がれようとしています',
    ko: '{shop}을(를) {successor} 님에게 넘기려고 합니다',
    th: 'กำลังจะโอน {shop} ให้ {successor}',
  },
  text: {
    en: '{owner} wants to hand {shop} over. It happens when {successor} confirms it at the shop desk, under Members, within {hours} hours. Until then nothing changes.',
    'zh-CN': '{owner} 希望转让 {shop}。{successor} 需在 {hours} 小时内在店铺后台的“成员”中确认，在此之前一切不变。',
    ja: '{owner}が{shop}の引き継ぎを希望しています。{successor}が{hours}時間以内にショップ管理画面の「メンバー」で確認すると引き継がれます。それまでは何も変わりません。',
    ko: '{owner} 님이 {shop}을(를) 넘기려고 합니다. {successor} 님이 {hours}시간 안에 상점 관리 화면의 구성원에서 확인하면 넘어갑니다. 그 전에는 아무것도 바뀌지 않습니다.',
    th: '{owner} ต้องการโอน {shop} การโอนจะเกิดขึ้นเมื่อ {successor} ยืนยันที่หน้าสมาชิกของหลังร้านภายใน {hours} ชั่วโมง ก่อนหน้านั้นจะไม่มีอะไรเปลี่ยนแปลง',
  },
} satisfies Record<string, Texts>;

const done = {
  subject: {
    en: '{successor} owns {shop} now',
    'zh-CN': '{shop} 已转让给 {successor}',
    ja: '{shop}のオーナーは{successor}になりました',
    ko: '이제 {successor} 님이 {shop}의 소유자입니다',
    th: '{successor} เป็นเจ้าของ {shop} แล้ว',
  },
  text: {
    en: '{owner} handed {shop} over to {successor} and is one of its managers now. If you did not expect this, please write to us at once.',
    'zh-CN': '{owner} 已将 {shop} 转让给 {successor}，并成为店长。如果这并非您的预期，请立即联系我们。',
    ja: '{owner}は{shop}を{successor}に引き継ぎ、マネージャーになりました。お心当たりがない場合は、すぐにご連絡ください。',
    ko: '{owner} 님이 {shop}을(를) {successor} 님에게 넘기고 매니저가 되었습니다. 예상하지 못한 일이라면 바로 알려 주세요.',
    th: '{owner} โอน {shop} ให้ {successor} แล้ว และเป็นผู้จัดการแทน หากคุณไม่ได้คาดไว้ กรุณาติดต่อเราทันที',
  },
} satisfies Record<string, Texts>;

/** The mail of an invitation. The token is in the fragment of its link, which no server logs. */
export const invitationMail = (locale: Locale, details: { shop: string }): MailContent => ({
  subject: fillText(invitation.subject[locale], details),
  paragraphs: [fillText(invitation.text[locale], { hours: invitationHours })],
  action: { path: '/console/login#invitation={code}', label: invitation.action[locale] },
});

interface HandoverNames {
  shop: string;
  owner: string;
  successor: string;
}

const aboutHandover =
  (texts: typeof asked, path: string) =>
  (locale: Locale, names: HandoverNames): MailContent => ({
    subject: fillText(texts.subject[locale], { ...names }),
    paragraphs: [fillText(texts.text[locale], { ...names, hours: handoverHours })],
    action: { path, label: names.shop },
  });

/** The mail to both when the owner asks. */
export const handoverAskedMail = aboutHandover(asked, '/console/shop_members');

/** The mail to both when the successor has confirmed. */
export const handedOverMail = aboutHandover(done, '/console/shop_members');
