import { createHash } from 'node:crypto';

/** Bits of a signature; see `search_signature` in migration 0257, which sets the same ones. */
const size = 1_536;
/** So many ways in which a query can hold are compared; of one with more, the least that several ways have in common. */
export const maxMasks = 4;

/** A product that matches has all of these lexemes. */
type Lexemes = ReadonlySet<string>;

/**
 * Which bits the signature of a product must have so that its title can match: those of one of the masks. Whoever has them need not
 * match, but who has not can't.
 *
 * @param match `tsquery` text of `&`, `|`, `<->`, `!`, quoted lexemes and parentheses
 * @returns up to `maxMasks` bit strings; one without bits where nothing can be told, none where no title matches
 */
export function signatureMasks(match: string): string[] {
  const masks = waysOf(match).map(maskOf);
  // A mask that has all bits of another one adds nothing.
  return masks.filter(
    (mask, index) =>
      !masks.some((other, at) => at !== index && isWithin(other, mask) && (other !== mask || at < index)),
  );
}

/** The ways in which a query can hold, each as the lexemes that it takes. */
function waysOf(match: string): Lexemes[] {
  const tokens = match.match(/'(?:[^'\\]|''|\\.)*'(?::[*A-D]+)?|<->|[&|!()]/gu) ?? [];
  let at = 0;
  const either = (): Lexemes[] => {
    const ways = all();
    while (tokens[at] === '|') {
      at += 1;
      ways.push(...all());
    }
    return fewer(ways);
  };
  const all = (): Lexemes[] => {
    let ways = one();
    while (tokens[at] === '&' || tokens[at] === '<->') {
      at += 1;
      const others = one();
      ways = fewer(ways.flatMap((way) => others.map((other) => new Set([...way, ...other]))));
    }
    return ways;
  };
  const one = (): Lexemes[] => {
    const token = tokens[at]!;
    at += 1;
    if (token === '!') {
      one();
      return [new Set()];
    }
    if (token !== '(') return waysOfLexeme(token);
    const ways = either();
    at += 1;
    return ways;
  };
  return either();
}

/** What begins with a lexeme may be any word, and titles have no word of prose. */
function waysOfLexeme(token: string): Lexemes[] {
  const [, text, suffix = ''] = /^'(?<text>.*)'(?<suffix>:[*A-D]+)?$/su.exec(token)!;
  if (suffix.includes('*')) return [new Set()];
  if (/^:D+$/u.test(suffix)) return [];
  return [new Set([text!.replaceAll(/''|\\(.)/gsu, (pair, escaped?: string) => escaped ?? pair[0]!)])];
}

/** As many ways as are compared: the last ones become what all of them take. */
function fewer(ways: Lexemes[]): Lexemes[] {
  if (ways.length <= maxMasks) return ways;
  const [first, ...others] = ways.slice(maxMasks - 1) as [Lexemes, ...Lexemes[]];
  return [
    ...ways.slice(0, maxMasks - 1),
    new Set([...first].filter((lexeme) => others.every((way) => way.has(lexeme)))),
  ];
}

function maskOf(lexemes: Lexemes): string {
  const bits = Array.from({ length: size }, () => '0');
  for (const lexeme of lexemes) for (const bit of bitsOf(lexeme)) bits[bit] = '1';
  return bits.join('');
}

function bitsOf(lexeme: string): number[] {
  const hash = createHash('sha256').update(lexeme).digest();
  return [0, 2, 4].map((at) => hash.readUInt16BE(at) % size);
}

const isWithin = (mask: string, other: string): boolean =>
  [...mask].every((bit, at) => bit === '0' || other[at] === '1');
