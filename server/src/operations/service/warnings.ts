import type { MessageWarning } from '@tradewind/contract/operations/service';

/**
 * What messages warn of. A message that matches is delivered all the same, with a warning that both sides read: the patterns
 * also match honest sentences, and whoever means ill finds words that they don't.
 */
const payment: readonly RegExp[] = [
  // Ways of payment that the platform does not see.
  /\b(western\s*union|money\s?gram|paypal|venmo|zelle|cash\s?app|revolut|wise\s+transfer|gift\s?cards?|itunes\s+card)\b/,
  /\b(bank|wire|direct)[\s-]+(transfer|deposit)s?\b|\b(iban|swift\s+code|routing\s+number|account\s+number)\b/,
  /\b(btc|bitcoin|usdt|eth|crypto)\b.{0,40}\b(address|wallet|send|pay)|\b(send|pay)\b.{0,40}\b(btc|bitcoin|usdt|eth|crypto)\b/,
  /\bpay(ing)?\b.{0,30}\b(outside|off[\s-]?(the\s+)?(platform|site|app)|me\s+directly|directly\s+to\s+(me|us)|privately)\b/,
  /\b(outside|off)\s+(of\s+)?(the\s+|this\s+)?(platform|site|app)\b.{0,30}\b(pay|deal|buy|order|cheaper|discount)/,
  /支付宝|微信(支付|转账|付款)|(私下|线下|场外|平台外)(交易|付款|支付|转账|下单)|(转账|汇款|打款|付款)(到|给|至)|银行(卡号|账号|账户|转账)|扫码(付款|支付)|红包/,
  /(銀行|口座)(に)?(直接)?(振|送金)|振込先|お?振り?込み|口座番号|直接(送金|お支払い|支払い|取引)|サイト外|ギフトカード|paypay|アマゾンギフト/,
  /계좌\s*(이체|번호|로)|무통장\s*입금|(직접|따로|개인)\s*(입금|송금|결제|거래|이체)|카카오페이|토스로|직거래|상품권|(입금|송금)해\s*(주|달)/,
  /โอน(เงิน|เข้า|มา|ให้|ตรง)|เลข(ที่)?บัญชี|บัญชีธนาคาร|พร้อมเพย์|ทรูมันนี่|true\s?money|จ่าย(เงิน)?(นอก|ตรง)|นอก(แพลตฟอร์ม|ระบบ|แอป)|บัตรของขวัญ/,
];

const contact: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
  // Telephone numbers, but not numbers of orders and parcels, which follow letters or have no separators.
  /(?<![\p{L}\d])\+\d[\d\s().-]{6,16}\d(?!\d)/u,
  /(?<![\p{L}\d-])\(?0\d{1,3}\)?[\s.-]\d{3,4}[\s.-]?\d{3,4}(?![\d-])/u,
  /(?<![\p{L}\d-])(1[3-9]\d{9}|0\d{9,10})(?![\d-])/u,
  /\b(whats\s?app|telegram|we\s?chat|viber|signal|skype|discord|instagram|messenger|kakao\s?talk)\b/,
  /\bline\s*(id|:|@)|\b(tg|ig|vx|wx|qq)\s*[:：号]?\s*[@\w-]*\d{3,}|\b(text|call|e-?mail)\s+me\b/,
  /微信|加我|加v|威信|薇信|qq号|扣扣|电报|私聊号|手机号|电话联系/,
  /ライン(id|交換|で連絡|を追加)|lineで|カカオ|電話番号|メールアドレス(は|を)|直接(連絡|メール|電話)/,
  /카톡|카카오톡|텔레그램|라인\s*(아이디|으로)|전화번호|(직접|개인)\s*연락|문자\s*(주|보내)/,
  /ไลน์|ไอดีไลน์|แอดไลน์|เบอร์(โทร|มือถือ)|โทร(มา|หา)|ทัก(ไลน์|แชท|เฟซ)|เฟซบุ๊ก/,
];

/** Endings of domains that people type without `https://`. */
const bareDomain =
  /(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|shop|store|top|xyz|online|site|club|vip|app|io|me|co|cn|jp|kr|th|tw|hk|ru|uk|de|ly|gl|link|cc)(?![\w-])(?:\/\S*)?/g;
const writtenLink = /\b(?:https?:\/\/|www\.)\S+/g;

/**
 * Reads a text for what it should warn of.
 *
 * @param ownHost links to this host are no reason; empty when it is not known
 */
export function warningsOf(text: string, ownHost = ''): MessageWarning[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
  const links = [...plain.matchAll(writtenLink), ...plain.matchAll(bareDomain)].map(([link]) => link);
  const matches = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(plain));
  return [
    ...(matches(payment) ? (['payment'] as const) : []),
    ...(matches(contact) ? (['contact'] as const) : []),
    ...(links.some((link) => hostOf(link) !== ownHost.toLowerCase() || ownHost === '') ? (['link'] as const) : []),
  ];
}

const hostOf = (link: string): string => URL.parse(/^https?:/.test(link) ? link : `https://${link}`)?.host ?? '';
