import { expect, test } from 'vitest';
import { updateKeptScreens, type KeptScreen } from './kept-screen-list.ts';

type Screen = KeptScreen<string, number>;
const screen = (
  key: string,
  { pattern = key, kept = true, owner = null as string | null, element = 'e', place = 0 } = {},
): Screen => ({ pattern, key, kept, owner, element, place });
const keys = (screens: readonly Screen[]) => screens.map(({ key }) => key);
const visit = (...visits: Screen[]) =>
  visits.reduce<readonly Screen[]>((screens, next) => updateKeptScreens(screens, next), []);

test('kept screens stay, the product goes', () => {
  expect(
    keys(visit(screen('/home'), screen('/explore'), screen('/detail/1', { kept: false }), screen('/bag'))),
  ).toEqual(['/home', '/explore', '/bag']);
});

test('each product starts fresh', () => {
  const product = (id: string) => screen(`/detail/${id}`, { pattern: '/detail/:id', kept: false });
  expect(keys(visit(product('1'), product('2')))).toEqual(['/detail/2']);
});

test('one screen is kept for each route: the last shop', () => {
  const shop = (id: string) => screen(`/shop/${id}`, { pattern: '/shop/:id' });
  expect(keys(visit(screen('/home'), shop('1'), screen('/home'), shop('2')))).toEqual(['/home', '/shop/2']);
});

test('coming back changes the place, not the order, so nothing is moved in the document', () => {
  const screens = visit(screen('/home'), screen('/explore'), screen('/home', { place: 2 }));
  expect(screens.map(({ key, place }) => [key, place])).toEqual([
    ['/home', 2],
    ['/explore', 0],
  ]);
});

test('what was shown to one shopper is not kept for the next', () => {
  expect(
    keys(visit(screen('/bag', { owner: 'a' }), screen('/filter', { owner: 'a' }), screen('/home', { owner: null }))),
  ).toEqual(['/home']);
});

test('nothing changed, nothing is new', () => {
  const screens = visit(screen('/home'), screen('/explore'));
  expect(updateKeptScreens(screens, screen('/explore'))).toBe(screens);
});
