import { expect, it } from 'vitest';
import { withIndexedNames } from './indexed-names.ts';

it.each([
  ['モバブ', 'モバイルバッテリー'],
  ['モバブ 白', 'モバイルバッテリー 白'],
  ['白いモバブ', '白い モバイルバッテリー'],
])('reads %s as what products are called', async (asked, indexed) => {
  expect(await withIndexedNames(asked)).toBe(indexed);
});

it('leaves a text as it is whose names are indexed, or that has none', async () => {
  expect(await withIndexedNames('power bank')).toBeNull();
  expect(await withIndexedNames('quennelle')).toBeNull();
});

it('reads nothing into a long sentence without spaces', async () => {
  expect(await withIndexedNames(`${'あ'.repeat(20)}モバブ`)).toBeNull();
});
