/**
 * Texts that were typed on a keyboard of another language than the typist thought: Latin letters for Hangul or Thai, and the other way
 * round. The letters of the Korean keyboard (Dubeolsik) and of the Thai one (Kedmanee) stand at those of the Latin one.
 */
const initials = [...'rRseEfaqQtTdwWczxvg'];
const vowels = 'k,o,i,O,j,p,u,P,h,hk,ho,hl,y,n,nj,np,nl,b,m,ml,l'.split(',');
const finals = ',r,R,rt,s,sw,sg,e,f,fr,fa,fq,ft,fx,fv,fg,a,q,qt,t,T,d,w,c,z,x,v,g'.split(',');

const firstInitial = 0x1100;
const firstVowel = 0x1161;
const noFinal = 0x11a7;

/** The keys of each letter of decomposed Hangul. */
const keysOfJamo = new Map(
  [[firstInitial, initials] as const, [firstVowel, vowels] as const, [noFinal, finals] as const].flatMap(
    ([first, keys]) => keys.map((key, index): [string, string] => [String.fromCodePoint(first + index), key]),
  ),
);
/** A vowel of two keys is typed as two vowels. */
const jamoOfKey = new Map(
  [...keysOfJamo]
    .filter(([letter, key]) => key.length === 1 && letter.codePointAt(0)! < noFinal)
    .map(([letter, key]) => [key, letter]),
);

const latinKeys = `qwertyuiop[]asdfghjkl;'zxcvbnm,./4567890-=QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?^*`;
const thaiKeys = 'ๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝภถุึคตจขช๐"ฎฑธํ๊ณฯญฐ,ฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦู๕';
const thaiOfKey = new Map([...latinKeys].map((key, index) => [key, [...thaiKeys][index]!]));
const keyOfThai = new Map([...thaiOfKey].map(([key, letter]) => [letter, key]));

/** What the same keys type on keyboards of other languages, with capital letters as they were; fewer than three keys may mean anything. */
export function onOtherLayouts(text: string): string[] {
  const typed = text.normalize('NFC').trim();
  if (typed.length < 3) return [];
  if (/[\u0E01-\u0E5B]/u.test(typed))
    return mapped(typed, keyOfThai).filter((latin) => !/[\u0E01-\u0E5B]/u.test(latin));
  if (/\p{Script=Hangul}/u.test(typed)) return mapped(typed.normalize('NFKD'), keysOfJamo);
  if (!/^[\x20-\x7e]+$/u.test(typed)) return [];
  const hangul = typed.split(/\s+/u).map((word) => typedHangul(word));
  return [
    ...(hangul.every((word) => word !== null) ? [hangul.join(' ')] : []),
    ...mapped(typed, thaiOfKey).filter((thai) => /^[\u0E01-\u0E5B ]+$/u.test(thai)),
  ];
}

/** Text of Latin letters as the letters of Hangul that their keys type, one after the other; empty where one has none. */
export const jamoOfKeys = (text: string): string => {
  const letters = [...text.replaceAll(/\s/gu, '')].map((key) => jamoOfKey.get(key) ?? jamoOfKey.get(key.toLowerCase()));
  return letters.includes(undefined) ? '' : letters.join('');
};

/** A first consonant after a syllable without a final one, which it becomes: 먹 was typed one letter after the other. */
export const joinedFinals = (text: string): string =>
  text.replaceAll(
    /(?<syllable>[가-힣])(?<consonant>[\u1100-\u1112])/gu,
    (written: string, syllable: string, consonant: string) => {
      const code = syllable.codePointAt(0)!;
      const final = finals.indexOf(initials[consonant.codePointAt(0)! - firstInitial]!);
      return final > 0 && (code - 0xac00) % finals.length === 0 ? String.fromCodePoint(code + final) : written;
    },
  );

const keyRows = ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'];
const placeOfKey = new Map(keyRows.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y / 2, y }] as const)));

/** Whether words of one language differ in one key that lies beside the meant one. */
export function isBesideKeys(typed: string, meant: string): boolean {
  const [a, b] = [keysOf(typed), keysOf(meant)];
  const others = a.flatMap((key, at) => (key === b[at] ? [] : [[key, b[at]!] as const]));
  if (a.length !== b.length || others.length !== 1) return false;
  const [[key, meantKey]] = others as [[string, string]];
  const [one, other] = [placeOfKey.get(key.toLowerCase()), placeOfKey.get(meantKey.toLowerCase())];
  // A key with shift is no slip of the finger.
  if ((key === key.toLowerCase()) !== (meantKey === meantKey.toLowerCase())) return false;
  return one !== undefined && other !== undefined && Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
}

const keysOf = (text: string): string[] =>
  [...text.normalize('NFD')].flatMap((letter) => [...(keysOfJamo.get(letter) ?? keyOfThai.get(letter) ?? letter)]);

const mapped = (text: string, letters: ReadonlyMap<string, string>): string[] => [
  [...text].map((letter) => letters.get(letter) ?? letter).join(''),
];

/** What a Korean meant who typed with Latin letters, such as 안경 for `dksrud`; null where no syllables come of it. */
export function typedHangul(word: string): string | null {
  let left = word;
  let typed = '';
  while (left) {
    const initial = initials.indexOf(left[0]!);
    if (initial < 0) return null;
    left = left.slice(1);
    const vowel = vowels.indexOf(left.slice(0, 2)) >= 0 ? left.slice(0, 2) : left.slice(0, 1);
    if (vowels.indexOf(vowel) < 0) return null;
    left = left.slice(vowel.length);
    // A consonant belongs to the next syllable where a vowel follows it.
    const ending = [left.slice(0, 2), left.slice(0, 1), ''].find(
      (letters) =>
        finals.includes(letters) &&
        (!left[letters.length] || initials.includes(left[letters.length]!)) &&
        !(letters && vowels.includes(left[letters.length] ?? ' ')),
    );
    if (ending === undefined) return null;
    left = left.slice(ending.length);
    typed += String.fromCodePoint(0xac00 + (initial * 21 + vowels.indexOf(vowel)) * 28 + finals.indexOf(ending));
  }
  return typed.length > 1 ? typed : null;
}
