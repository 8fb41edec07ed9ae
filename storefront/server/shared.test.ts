import { expect, it } from 'vitest';
import { sharedPath } from './shared.ts';

const origin = 'https://shop.example';

it.each([
  [{ url: 'https://shop.example/detail/1/2?lang=th' }, '/detail/1/2'],
  [{ text: 'Look: https://shop.example/detail/1/2' }, '/detail/1/2'],
  [{ title: 'A shop', text: 'https://shop.example/shop/3' }, '/shop/3'],
  [{ text: 'linen dress' }, '/search?q=linen+dress'],
  [
    { title: 'リネンのワンピース', text: 'https://other.example/x' },
    `/search?${new URLSearchParams({ q: 'リネンのワンピース' })}`,
  ],
  [{ url: 'https://other.example/detail/1/2' }, '/home'],
  [{}, '/home'],
])('opens what is shared: %o', (shared, path) => {
  expect(sharedPath(shared, origin)).toBe(path);
});

it('never leads to another site or to an act', () => {
  for (const url of ['https://shop.example//evil.example', 'https://shop.example/withDraw', 'javascript:alert(1)'])
    expect(sharedPath({ url }, origin)).toBe('/home');
  expect(sharedPath({ url: 'https://shop.example.evil.example/detail/1/2' }, origin)).toBe('/home');
});

it('searches for the first hundred characters', () => {
  expect(sharedPath({ text: 'a'.repeat(500) }, origin)).toBe(`/search?q=${'a'.repeat(100)}`);
});
