import { expect, test } from 'vitest';
import { foldText, searchHelp } from './help-search.ts';

const topics = [
  {
    slug: 'refunds',
    title: 'Refunds',
    questions: [
      { slug: 'a', title: 'Where does it go?', content: '<p>Into your <strong>wallet</strong>: a refund.</p>' },
      { slug: 'b', title: 'How do I ask for a REFUND?', content: '<p>Open the order.</p>' },
    ],
  },
  { slug: 'ja', title: 'x', questions: [{ slug: 'c', title: 'キャンセルできますか', content: '' }] },
  { slug: 'ko', title: 'x', questions: [{ slug: 'd', title: '환불은 언제', content: '' }] },
  { slug: 'th', title: 'x', questions: [{ slug: 'e', title: 'ขอคืนเงินอย่างไร', content: '' }] },
  { slug: 'zh', title: 'x', questions: [{ slug: 'f', title: '怎样申请退款', content: '' }] },
];
const found = (typed: string) =>
  searchHelp(topics, typed).flatMap(({ questions }) => questions.map(({ slug }) => slug));

test('nothing typed finds everything', () => {
  expect(found('  ')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('titles come before texts', () => {
  expect(found('refund')).toEqual(['b', 'a']);
});

test('every word must be there', () => {
  expect(found('wallet refund')).toEqual(['a']);
  expect(found('wallet nothing')).toEqual([]);
});

test('markup is not searched', () => {
  expect(found('strong')).toEqual([]);
});

test.each([
  ['きゃんせる', 'c'],
  ['ｷｬﾝｾﾙ', 'c'],
  ['환ㅂ', 'd'],
  ['คนเงน', 'e'],
  ['退款', 'f'],
])('%s finds its question', (typed, slug) => {
  expect(found(typed)).toEqual([slug]);
});

test('accents do not matter', () => {
  expect(foldText('Crédit ＡＢＣ')).toBe('credit abc');
});
