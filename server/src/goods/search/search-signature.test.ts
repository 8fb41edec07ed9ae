import { describe, expect, it } from 'vitest';
import { allOf, searchTerms } from './search-query.ts';
import { maxMasks, signatureMasks } from './search-signature.ts';

const bitsOf = (mask: string) => [...mask].filter((bit) => bit === '1').length;
const maskOf = (lexeme: string) => signatureMasks(`'${lexeme}'`)[0]!;
const both = (one: string, other: string) =>
  [...one].map((bit, at) => (bit === '1' || other[at] === '1' ? '1' : '0')).join('');

describe('masks of a query', () => {
  it('have three bits of 1,536 for a word', () => {
    expect(maskOf('radio')).toHaveLength(1_536);
    expect(bitsOf(maskOf('radio'))).toBe(3);
  });

  it('have the bits of all words that a title must have', () => {
    expect(signatureMasks(`'radio' & 'red'`)).toEqual([both(maskOf('radio'), maskOf('red'))]);
    expect(signatureMasks(`('2:收音' <-> '2:音机')`)).toEqual([both(maskOf('2:收音'), maskOf('2:音机'))]);
  });

  it('are one for each way in which a title can match', () => {
    expect(signatureMasks(`'radio' & ('red' | 'blue')`)).toEqual([
      both(maskOf('radio'), maskOf('red')),
      both(maskOf('radio'), maskOf('blue')),
    ]);
  });

  it('leave out a way that another one includes, and what only prose can have', () => {
    expect(signatureMasks(`'radio' | ('radio' & 'red')`)).toEqual([maskOf('radio')]);
    expect(signatureMasks(`'radio' | ('red':D & 'blue':D)`)).toEqual([maskOf('radio')]);
    expect(signatureMasks(`'radio':D`)).toEqual([]);
  });

  it('tell nothing of what a title must not have', () => {
    expect(signatureMasks(`'radio' & !'red'`)).toEqual([maskOf('radio')]);
    expect(signatureMasks(`'radio' & !('red' | 'blue')`)).toEqual([maskOf('radio')]);
  });

  it('tell nothing of the beginning of a word', () => {
    expect(signatureMasks(`'rad':*`).map(bitsOf)).toEqual([0]);
    expect(signatureMasks(`'red' & 'rad':*`)).toEqual([maskOf('red')]);
  });

  it('are the least that ways have in common where there are too many', () => {
    const masks = signatureMasks(
      `'shared' & (${['a', 'b', 'c', 'd', 'e', 'f'].map((word) => `'${word}'`).join(' | ')})`,
    );
    expect(masks.length).toBeLessThanOrEqual(maxMasks);
    expect(masks).toEqual([maskOf('shared')]);
  });

  it.each(['radio', '收音机', 'ラジオ', '라디오', 'วิทยุ', '不锈钢 radio', '128GB'])(
    'can be told for a search of %s',
    (words) => {
      const { match } = allOf(searchTerms(words));
      expect(signatureMasks(match).length).toBeGreaterThan(0);
    },
  );
});
