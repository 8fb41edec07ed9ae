import { describe, expect, it } from 'vitest';
import { foldText, foldWord } from './fold.ts';
import { goodsLexicon } from './named-goods.ts';
import { isRealWord } from './real-words.ts';

const goods = await goodsLexicon();
const isReal = (written: string): boolean => isRealWord(goods, foldWord(foldText(written)), foldText(written));

describe('real words', () => {
  it.each([
    [
      'English',
      'violin cape trombone pillow towel hammer tower horse ticket rabbit trailer hitch lighter stair croquet gauge',
    ],
    ['Korean', '가위 수건 책상 망치를 울타리 보험 겨자'],
    ['Thai', 'หมอน ค้อน กรรไกร ผ้าห่ม'],
    ['Chinese', '枕头 锤子 榔头 枕頭'],
    ['katakana', 'ハンマー カーテン タオル フェンス グリル ピロー'],
  ])('are no typing errors in %s', (_, words) => {
    expect(words.split(' ').filter((word) => !isReal(word))).toEqual([]);
  });

  it.each([
    ['English', 'pilow hamer scisors ribed'],
    ['Korean', '가뮈 수곤 채감상'],
    ['Thai', 'หมอม ค้อณ เสื้ย'],
    ['Chinese', '枕投 锤紫'],
    ['katakana', 'ハンムー カーヘン'],
  ])('are not what is mistyped in %s', (_, words) => {
    expect(words.split(' ').filter(isReal)).toEqual([]);
  });
});
