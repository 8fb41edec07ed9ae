import dictionary from 'dictionary-en';

/** The spelling dictionary of English in the format of Hunspell: stems with the flags of the rules that may be applied to them. */
const stems = readStems(new TextDecoder().decode(dictionary.dic));
const rules = readRules(new TextDecoder().decode(dictionary.aff));

interface Rule {
  readonly flag: string;
  readonly isSuffix: boolean;
  /** What the rule takes from the stem, and what it adds. */
  readonly strip: string;
  readonly add: string;
  /** What the stem must be like. */
  readonly condition: RegExp;
}

/** Whether a word in small letters is one of English, in any of its forms; names are too. */
export const isEnglishWord = (word: string): boolean => stems.has(word) || rules.some((rule) => isMadeBy(rule, word));

function isMadeBy({ flag, isSuffix, strip, add, condition }: Rule, word: string): boolean {
  if (word.length <= add.length || !(isSuffix ? word.endsWith(add) : word.startsWith(add))) return false;
  const stem = isSuffix ? word.slice(0, -add.length) + strip : strip + word.slice(add.length);
  return stems.get(stem)?.includes(flag) === true && condition.test(stem);
}

function readStems(text: string): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  for (const line of text.split('\n').slice(1)) {
    const [written = '', flags = ''] = line.trim().split('/');
    const stem = written.toLowerCase();
    read.set(stem, (read.get(stem) ?? '') + flags);
  }
  return read;
}

/** Lines such as `SFX D y ied [^aeiou]y`; a nought stands for nothing. */
function readRules(text: string): Rule[] {
  return text.split('\n').flatMap((line) => {
    const [kind, flag, strip, add, condition] = line.trim().split(/\s+/u);
    if (!condition || (kind !== 'SFX' && kind !== 'PFX')) return [];
    const isSuffix = kind === 'SFX';
    return [
      {
        flag: flag!,
        isSuffix,
        strip: strip === '0' ? '' : strip!,
        add: add!,
        condition: new RegExp(isSuffix ? `(?:${condition})$` : `^(?:${condition})`, 'u'),
      },
    ];
  });
}
