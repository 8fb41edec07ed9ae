/**
 * Whether words that somebody typed may be shown to everybody: no addresses and numbers of people, nothing for adults,
 * no insults. A word too many costs a suggestion; a word too few would stand on everyone's screen.
 */
export function isPresentable(words: string): boolean {
  const length = [...words].length;
  if (length < 2 || length > 30) return false;
  if (/@|\d{5,}|https?|www\.|[<>{}\\]/u.test(words)) return false;
  return !unfit.test(words);
}

const unfit = new RegExp(
  [
    // Whole words in scripts with spaces, else "assessor" and "cockatoo" could not be looked for.
    String.raw`(?<!\p{L})(?:sex\p{L}*|porn\p{L}*|xxx|nude\p{L}*|naked|dildo\p{L}*|vibrator\p{L}*|condom\p{L}*|fetish\p{L}*|bondage|escort|fuck\p{L}*|shit\p{L}*|bitch\p{L}*|cunt|dick|cock|pussy|ass|asshole|whore|slut|nazi|hitler|kill|suicide|cocaine|heroin|weed|gun|guns|bomb)(?!\p{L})`,
    '色情|情趣|成人|自慰|避孕套|安全套|裸|妓|操你|傻逼|他妈|毒品|枪支|炸弹|自杀',
    'アダルト|エロ|セックス|オナニー|コンドーム|ポルノ|裸|死ね|殺|自殺|麻薬|爆弾',
    '섹스|성인용품|야동|포르노|콘돔|자위|씨발|시발|병신|새끼|자살|마약|폭탄',
    'เซ็กส์|โป๊|หนังผู้ใหญ่|ถุงยาง|เปลือย|ควย|เย็ด|เหี้ย|สัส|ฆ่าตัวตาย|ยาบ้า|ระเบิด',
  ].join('|'),
  'u',
);
