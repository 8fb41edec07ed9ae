import { expect, it } from 'vitest';
import { readList } from './read-list.ts';

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'rates.csv');
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);

it('reads lists as programs write them', async () => {
  expect(await readList(file('JPY,149.2\r\n'), 100)).toEqual({ text: 'JPY,149.2\r\n' });
  expect(await readList(file('\uFEFFJPY,149.2'), 100)).toEqual({ text: 'JPY,149.2' });
  expect(await readList(file(utf16('JPY\t149.2')), 100)).toEqual({ text: 'JPY\t149.2' });
});

it('says what is wrong with a file that is no list', async () => {
  expect(await readList(file('x'.repeat(101)), 100)).toEqual({ wrong: 'too_large' });
  expect(await readList(file('x'.repeat(100)), 100)).toEqual({ text: 'x'.repeat(100) });
  expect(await readList({ size: 1e9, arrayBuffer: () => Promise.reject(new Error('must not be read')) }, 100)).toEqual({
    wrong: 'too_large',
  });
  for (const content of [
    '',
    ' \n',
    new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
  ]) {
    expect(await readList(file(content), 100)).toEqual({ wrong: 'no_text' });
  }
});
