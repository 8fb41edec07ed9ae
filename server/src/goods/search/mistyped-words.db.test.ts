import { searchProducts } from '@tradewind/contract/goods/search';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const shop = await testApp(db);

const titles = {
  brooch: { en: 'Butterfly brooch', ja: 'ちょうのブローチ' },
  broth: { en: 'Mushroom broth', ja: 'きのこの出汁' },
  oil: { en: 'Olive oil', ja: 'オリーブオイル' },
  shortbread: { en: 'Butter biscuits', ja: 'ショートブレッド バター' },
  socks: { en: 'Bed socks', th: 'ถุงเท้าใส่นอน ผ้าฝ้าย' },
  canoe: { en: 'Cedar boat', 'zh-CN': '雪松 独木舟' },
  toothbrush: { en: 'Soft brush for teeth', 'zh-CN': '软毛 牙刷' },
  stopwatch: { en: 'Coach timer', ja: 'コーチ用 ストップウォッチ' },
  hose: { en: 'Black corner hose', 'zh-CN': '黑色袜子' },
  stew: { en: 'Camp stew', ko: '캠핑 덕 스튜', th: 'หาร พะ' },
  laptop: { en: 'Study computer', 'zh-CN': '学习用 笔记本电脑' },
  cells: { en: 'Reusable cells', ja: 'くり返し使える充電池' },
  charger: { en: 'Small charger', ja: '小型 充電器' },
  slippers: { en: 'Evening slippers', ja: '刺繍入りスリッパ' },
  plate: { en: 'Dinner plate', ja: '陶器の皿' },
  gloves: { en: 'Winter gloves', ja: '羊毛の手袋' },
  briefs: { en: 'Everyday briefs', ja: 'レース縁のショーツ' },
  headphones: { en: 'Studio headphones', ja: 'スタジオ用 ヘッドホン' },
  cheese: { en: 'Mountain cheese', 'zh-CN': '高山硬质奶酪' },
  mirror: { en: 'Table mirror', 'zh-CN': '花边化妆镜' },
  chocolate: { en: 'Dark chocolate', 'zh-CN': '纯黑巧克力' },
  ring: { en: 'Silver ring', th: 'แหวนเงินแท้' },
  torch: { en: 'Torch', th: 'ไฟฉายชาร์จได้' },
  lamp: { en: 'Clip lamp', th: 'ไฟอ่านหนังสือ' },
  bag: { en: 'Canvas bag', th: 'กระเป๋าผ้า' },
  earrings: { en: 'Long earrings', ko: '유리 드롭 귀걸이' },
  mouse: { en: 'Quiet mouse', ko: '조용한 무선 마우스' },
};
const ids = new Map<string, string>();
for (const [name, title] of Object.entries(titles)) ids.set((await buildProduct(db, { title })).id, name);

const answer = async (title: string) => {
  const { list, meant, near } = await shop.data(searchProducts, { title, limit: 10 });
  return { found: list.map(({ product_id: id }) => ids.get(id)), meant, near };
};

it.each([
  ['is the word that a product has together with the others', 'buterfly broch', 'brooch', 'butterfly brooch'],
  ['is compared as typed where it looks like a plural', 'olvie oil', 'oil', 'olive oil'],
  ['is a loanword of katakana that falls to pieces', 'ショトブレッド', 'shortbread', 'ショートブレッド'],
  ['is a part of a run of Thai, which is corrected in its place', 'ถุงท้าวใส่นอน', 'socks', 'ถุงเท้าใส่นอน'],
  ['is no word of several in pinyin', 'bijiben diannao', 'laptop', '笔记本电脑'],
  ['has a wrong character that sounds nearly the same', '独木州', 'canoe', '独木舟'],
  ['has two characters exchanged', '独舟木', 'canoe', '独木舟'],
  ['has a wrong character of two', '牙涮', 'toothbrush', '牙刷'],
  ['has a kana of the wrong size', 'ストツプウォッチ', 'stopwatch', 'ストップウォッチ'],
  ['has a kana of the wrong size in a part of a run', 'レースシヨーツ', 'briefs', 'レースショーツ'],
  ['was converted to a kanji of the same sound', '充電地', 'cells', '充電池'],
  ['was converted to another word of the same sound', '詩集スリッパ', 'slippers', '刺繍スリッパ'],
  ['is half in kana', '手ぶくろ', 'gloves', '手袋'],
  ['ends with a syllable that was not finished', 'ブローch', 'brooch', 'ブローチ'],
  ['is one of two of katakana', 'スタジオヘドホン', 'headphones', 'スタジオヘッドホン'],
  ['is the end of a Chinese run', '硬质奶络', 'cheese', '硬质奶酪'],
  ['has a character that looks alike', '巧克刀', 'chocolate', '巧克力'],
  ['is pinyin that lacks a letter', 'huazhungjing', 'mirror', '化妆镜'],
  ['has a key beside the meant one', 'ไฟฉาน', 'torch', 'ไฟฉาย'],
  ['is a short Korean one with a key beside the meant one', '무선 마우수', 'mouse', '무선 마우스'],
])('a mistyped word %s', async (_, typed, found, meant) => {
  expect(await answer(typed)).toMatchObject({ found: [found], meant, near: false });
});

it.each([
  ['two leading vowels of Thai for the one that looks like them', 'เเหวนเงิน', 'ring'],
  ['a space of Korean in the wrong place', '드롭귀 걸이', 'earrings'],
])('is found in spite of %s', async (_, typed, found) => {
  expect(await answer(typed)).toMatchObject({ found: [found], meant: null, near: false });
});

it.each([
  ['that sounds like one of Korean', 'dog'],
  ['whose keys are words of Thai', 'skirt'],
  ['that is nearly another one', 'cornet'],
  ['that sounds like another one of Japanese', '登記'],
])('no word is mistyped that is a real one %s', async (_, typed) => {
  expect(await answer(typed)).toMatchObject({ found: [], meant: null });
});

it('is no other colour', async () => {
  expect(await answer('白色袜子')).not.toMatchObject({ meant: '黑色袜子' });
});
