import { expect, it } from 'vitest';
import { neededGoods } from './goods-for-need.ts';

it.each([
  ['en', 'my ears get so cold when I cycle to work', 'all:ear flaps'],
  ['zh-CN', '冬天骑自行车耳朵冻得疼', 'all:ear flaps'],
  ['ja', '自転車に乗ると耳が冷たくて痛い', 'all:ear flaps'],
  ['ko', '겨울에 자전거 타면 귀가 너무 시려요', 'all:ear flaps'],
  ['th', 'หูหนาวตอนขี่จักรยานหน้าหนาว', 'all:ear flaps'],
])('a need in %s tells what goods it is about', async (_, text, id) => {
  const needed = await neededGoods(text);
  expect(needed.slice(0, 3).map(({ text: group }) => group)).toContain(id);
});

it('the likeliest goods come first', async () => {
  const likeness = (await neededGoods('I want to read in bed while my husband sleeps')).map((one) => one.likeness);
  expect(likeness.length).toBeGreaterThan(1);
  expect(likeness).toEqual(likeness.toSorted((one, other) => other - one));
});

it.each(['power bank', '充电宝', 'モバイルバッテリー', '보조배터리', 'พาวเวอร์แบงก์'])(
  '%s is no question',
  async (text) => {
    expect(await neededGoods(text)).toEqual([]);
  },
);

it('a question about nothing that is known needs no goods', async () => {
  expect(await neededGoods('xyzzy plugh frotz quux blorb')).toEqual([]);
});
