import { expect, it } from 'vitest';
import { pulledHeight, pullHead } from './pull.ts';

it('moves half as far as the finger, within limits', () => {
  expect(pulledHeight(-40)).toBe(0);
  expect(pulledHeight(60)).toBe(30);
  expect(pulledHeight(2000)).toBe(2 * pullHead);
});
