import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  ['en', 1, '1\u00a0minute'],
  ['en', 89, '89\u00a0minutes'],
  ['en', 100, '2\u00a0hours'],
  ['en', 36 * 60, '2\u00a0days'],
  ['zh-CN', 20, '20分钟'],
  ['ja', 180, '3時間'],
  ['ko', 20, '20분'],
  ['th', 20, '20\u00a0นาที'],
] as const)('in %s, %i minutes are %j', (locale, minutes, text) => {
  expect(waitText(locale, minutes)).toBe(text);
});
