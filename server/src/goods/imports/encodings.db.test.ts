import { readFileSync } from 'node:fs';
import * as desk from '@tradewind/contract/goods/shop-desk/imports';
import { ownProducts } from '@tradewind/contract/goods/shop-desk/products';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { ensureCategories } from '../../../test/build-catalog.ts';
import { csvOf, sendImport, uploadProducts } from '../../../test/build-import.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { app, data } = await testApp(db);
await db.transact(ensureCategories);
const { token } = await buildMerchant(db);

/** Files that the codecs of Python wrote. */
const fileOf = (name: string) => readFileSync(new URL(`../../../test/import-files/${name}`, import.meta.url));

async function compared(file: Buffer, given: { language?: string; encoding?: string } = {}) {
  const { id, encoding, separator } = await uploadProducts(app, token, { file, ...given });
  const { list } = await data(desk.importItems, { import_id: id }, { token });
  return { encoding, separator, titles: list.map(({ title }) => title), issues: list.flatMap(({ issues }) => issues) };
}

/** In these encodings no byte of a character is one of a separator. */
const separatedBy = (file: Buffer, separator: string) =>
  Buffer.from(file.map((byte) => (byte === 0x2c ? separator.charCodeAt(0) : byte)));

const legacy = [
  ['shift_jis', 'ja', ['有田焼の湯のみ', '南部鉄器　風鈴']],
  ['gb18030', 'zh-CN', ['青瓷茶杯', '真丝围巾㐂']],
  ['euc-kr', 'ko', ['모시 조각보', '백자 머그컵']],
  ['windows-874', 'th', ['ผ้าพันคอไหมไทย', 'แก้วเซรามิก']],
  ['windows-1252', 'en', ['Théière en grès', 'Tasse à café']],
] as const;

describe.each(legacy)('a file in %s', (encoding, language, titles) => {
  it.each([',', ';', '\t'])('with the separator %j is recognised', async (separator) => {
    const file = separatedBy(fileOf(`${encoding}.csv`), separator);
    expect(await compared(file, { language })).toEqual({ encoding, separator, titles, issues: [] });
  });

  it('is recognised where another language was expected', async () => {
    for (const other of ['en', 'zh-CN', 'ja', 'ko', 'th'])
      expect((await compared(fileOf(`${encoding}.csv`), { language: other })).encoding, other).toBe(encoding);
  });
});

const unicode = csvOf(['Handle', 'Title', 'Price'], ['a', '湯のみ　一', '5'], ['b', '모시 조각보', '6']);
const little = Buffer.from(unicode, 'utf16le');
const big = Buffer.from(little).swap16();

describe('a file in UTF-16', () => {
  it.each([
    ['LE', 'utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
    ['BE', 'utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
    ['LE without a byte order mark', 'utf-16le', little],
    ['BE without a byte order mark', 'utf-16be', big],
  ])('%s is recognised', async (_, encoding, file) => {
    expect(await compared(file)).toMatchObject({ encoding, titles: ['湯のみ　一', '모시 조각보'], issues: [] });
  });

  it('without a mark, after a short header, is recognised', async () => {
    const text = `Title,Handle\n${Array.from({ length: 60 }, (_, at) => `手作りの湯のみ茶碗,p${at}`).join('\n')}`;
    expect((await compared(Buffer.from(text, 'utf16le'))).titles[0]).toBe('手作りの湯のみ茶碗');
  });
});

describe('a wrong guess', () => {
  it('is seen in the titles before anything is written, and mended by choosing the encoding', async () => {
    const file = fileOf('one-word.gb18030.csv');
    expect((await compared(file)).titles).not.toEqual(['杯']);
    expect(await compared(file, { encoding: 'gb18030' })).toMatchObject({ encoding: 'gb18030', titles: ['杯'] });
    expect((await data(ownProducts, {}, { token })).list).toEqual([]);
  });

  it('is avoided by the language that is expected', async () => {
    expect((await compared(fileOf('one-word.gb18030.csv'), { language: 'zh-CN' })).titles).toEqual(['杯']);
  });
});

it('an encoding that does not fit the file is refused', async () => {
  const answer = await sendImport(app, token, { file: fileOf('shift_jis.csv'), encoding: 'utf-8' });
  expect(answer.refusal).toBe('import_encoding');
});

it('an encoding that nobody knows is refused by its field', async () => {
  const answer = await sendImport(app, token, { file: fileOf('shift_jis.csv'), encoding: 'ebcdic' });
  expect(answer).toMatchObject({ refusal: 'bad_request', fields: ['encoding'] });
});
