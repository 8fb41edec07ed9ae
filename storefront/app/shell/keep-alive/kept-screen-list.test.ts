import { expect, test } from 'vitest';
import { updateKeptScreens, type KeptScreen } from './kept-screen-list.ts';

type Screen = KeptScreen<number>;
const screen = (
  key: string,
  { pattern = key, kept = true, owner = null as string | null, visit = 0 } = {},
): Screen => ({ pattern, key, kept, owner, visit });
const keys = (screens: readonly Screen[]) => screens.map(({ key }) => key);
const keptAfter = (...visits: Screen[]) =>
  visits.reduce<readonly Screen[]>((screens, next) => updateKeptScreens(screens, next), []);

test('screens with keep-alive stay, the product does not', () => {
  expect(
    keys(keptAfter(screen('/home'), screen('/explore'), screen('/detail/1', { kept: false }), screen('/bag'))),
  ).toEqual(['/home', '/explore', '/bag']);
});

test('each product is a new screen', () => {
  const product = (id: string) => screen(`/detail/${id}`, { pattern: '/detail/:id', kept: false });
  expect(keys(keptAfter(product('1'), product('2')))).toEqual(['/detail/2']);
});

test('one screen is kept for each route', () => {
  const shop = (id: string) => screen(`/shop/${id}`, { pattern: '/shop/:id' });
  expect(keys(keptAfter(screen('/home'), shop('1'), screen('/home'), shop('2')))).toEqual(['/home', '/shop/2']);
});

test('coming back changes the visit, not the order in the document', () => {
  const screens = keptAfter(screen('/home'), screen('/explore'), screen('/home', { visit: 2 }));
  expect(screens.map(({ key, visit }) => [key, visit])).toEqual([
    ['/home', 2],
    ['/explore', 0],
  ]);
});

test('the screens of one session are not kept for the next', () => {
  expect(
    keys(
      keptAfter(screen('/bag', { owner: 'a' }), screen('/filter', { owner: 'a' }), screen('/home', { owner: null })),
    ),
  ).toEqual(['/home']);
});

test('the list is the same object when nothing changed', () => {
  const screens = keptAfter(screen('/home'), screen('/explore'));
  expect(updateKeptScreens(screens, screen('/explore'))).toBe(screens);
});
