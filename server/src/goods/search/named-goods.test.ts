import { describe, expect, it } from 'vitest';
import { goodsLexicon, goodsNamedIn } from './named-goods.ts';

const lexicon = await goodsLexicon();
const named = (text: string) => goodsNamedIn(lexicon, text).map(([english]) => english);

describe('the goods that a text names', () => {
  it.each([
    ['a cheap treadmill for home', ['treadmill']],
    ['Car Seat Covers', ['car seat cover']],
    ['家用跑步机', ['treadmill']],
    ['うちのドライヤー', ['hair dryer']],
    ['เครื่องซักผ้า', ['washing machine']],
    ['휴대폰 무선충전기', ['smartphone', 'wireless charger']],
  ])('are the longest names in it: %s', (text, goods) => {
    expect(named(text)).toEqual(goods);
  });

  it.each(['', '!?', 'something nice for my nephew', 'carseatcover', 'zzzzqqq'])('are none in %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  it('have names in every language', () => {
    for (const names of lexicon.names.values()) expect(names.length).toBeGreaterThanOrEqual(5);
  });
});
