import { expect, test } from 'vitest';
import { backPath, loginPath } from './back-path.ts';

const back = (value: string) => backPath(new URLSearchParams({ back: value }));

test('only paths of this site are accepted', () => {
  expect(back('/orderInfo/7?tab=1#top')).toBe('/orderInfo/7?tab=1#top');
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '',
    '/\t/evil.example',
    '/.//evil.example',
    '/bag/..//evil.example',
    '/.\\/evil.example',
  ];
  for (const address of elsewhere) {
    expect(back(address)).toBe('/home');
  }
});

test('the start page needs no way back', () => {
  expect(loginPath('/')).toBe('/login');
  expect(loginPath('/bag')).toBe('/login?back=%2Fbag');
});
