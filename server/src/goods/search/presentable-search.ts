/**
 * Whether search words may be shown to other people: no e-mail addresses, links and long numbers, no adult words and no
 * insults. The list is strict on purpose: a false match only costs a suggestion.
 */
export function isPresentable(words: string): boolean {
  const length = [...words].length;
  if (length < 2 || length > 30) return false;
  if (/@|\d{5,}|https?|www\.|[<>{}\\]/u.test(words)) return false;
  return !unpresentable.test(words);
}

const unpresentable = new RegExp(
  [
    // Only whole words in scripts with spaces, so that "assessor" and "cockatoo" pass.
    String.raw`(?<!\p{L})(?:sex\p{L}*|porn\p{L}*|xxx|nude\p{L}*|naked|dildo\p{L}*|vibrator\p{L}*|condom\p{L}*|fetish\p{L}*|bondage|escort|fuck\p{L}*|shit\p{L}*|bitch\p{L}*|cunt|dick|cock|pussy|ass|asshole|whore|slut|nazi|hitler|kill|suicide|cocaine|heroin|weed|gun|guns|bomb)(?!\p{L})`,
    '色情|情趣|成人|自慰|避孕套|安全套|裸|妓|操你|傻逼|他妈|毒品|枪支|炸弹|自杀',
    'アダルト|エロ|セックス|オナニー|コンドーム|ポルノ|裸|死ね|殺|自殺|麻薬|爆弾',
    '섹스|성인용품|야동|포르노|콘돔|자위|씨발|시발|병신|새끼|자살|마약|폭탄',
    'เซ็กส์|โป๊|หนังผู้ใหญ่|ถุงยาง|เปลือย|ควย|เย็ด|เหี้ย|สัส|ฆ่าตัวตาย|ยาบ้า|ระเบิด',
  ].join('|'),
  'u',
);
