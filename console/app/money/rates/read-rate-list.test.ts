import { expect, it } from 'vitest';
import { readRateList } from './read-rate-list.ts';

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'rates.csv');
const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((character) => [character.charCodeAt(0), 0])]);

it('reads UTF-8 and UTF-16, with and without a byte order mark', async () => {
  expect(await readRateList(file('JPY,149.2\r\n'), 100)).toEqual({ text: 'JPY,149.2\r\n' });
  expect(await readRateList(file('\uFEFFJPY,149.2'), 100)).toEqual({ text: 'JPY,149.2' });
  expect(await readRateList(file(utf16('JPY\t149.2')), 100)).toEqual({ text: 'JPY\t149.2' });
});

it('refuses files that are too large or no text', async () => {
  expect(await readRateList(file('x'.repeat(101)), 100)).toEqual({ wrong: 'too_large' });
  expect(await readRateList(file('x'.repeat(100)), 100)).toEqual({ text: 'x'.repeat(100) });
  expect(
    await readRateList({ size: 1e9, arrayBuffer: () => Promise.reject(new Error('must not be read')) }, 100),
  ).toEqual({
    wrong: 'too_large',
  });
  for (const content of [
    '',
    ' \n',
    new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
  ]) {
    expect(await readRateList(file(content), 100)).toEqual({ wrong: 'no_text' });
  }
});
