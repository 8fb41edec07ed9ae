import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { code, id, idList, int, json, noRecord, page, quantity, text } from './fields.ts';

/** Values that no id, number or text accepts. */
const foreign: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  [],
  ['1'],
  [1],
  {},
  { id: 1 },
  { toString: 'x' },
  NaN,
  Infinity,
  -Infinity,
  1n,
  new Date(0),
  () => 1,
];

const accepts = (shape: z.ZodType, value: unknown) => shape.safeParse(value).success;

const orderId = '0198f0c2-5b1d-7a3e-9c44-0a1b2c3d4e5f';
const otherId = '0198f0c2-5b1d-7a3e-9c44-0a1b2c3d4e60';

describe.each([
  ['code', code],
  ['id', id],
  ['idList', idList],
  ['int', int],
  ['quantity', quantity],
  ['text', text(10)],
] as const)('%s', (_, shape) => {
  it('refuses foreign kinds of values', () => {
    expect(foreign.filter((value) => accepts(shape, value))).toEqual([]);
  });

  it('never throws, whatever JSON it meets', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof accepts(shape, value)).toBe('boolean');
      }),
    );
  });
});

describe('code', () => {
  it.each([
    ['7', '7'],
    [7, '7'],
    [0, '0'],
    [' p_12 ', 'p_12'],
    ['x'.repeat(64), 'x'.repeat(64)],
  ])('reads %j as %j', (value, read) => {
    expect(code.parse(value)).toBe(read);
  });
});

describe('id', () => {
  it.each([orderId, ` ${orderId} `, orderId.toUpperCase()])('reads %j in small letters', (value) => {
    expect(id.parse(value)).toBe(orderId);
  });

  it.each([7, '0', 'nonsense', orderId.slice(1), `${orderId}0`, "'; drop table users; --"])(
    'reads %j as the id that no record has',
    (value) => {
      expect(id.parse(value)).toBe(noRecord);
    },
  );
});

describe.each([
  ['code', code],
  ['id', id],
] as const)('%s', (_, shape) => {
  it.each(['', '   ', 'x'.repeat(65), 'a/b', '1,2', 'a\u0000b', 'a\nb', 'a\u007fb', 'half \ud83d'])(
    'refuses %j',
    (value) => {
      expect(accepts(shape, value)).toBe(false);
    },
  );
});

describe('idList', () => {
  it.each([
    [`${orderId},${otherId}`, [orderId, otherId]],
    [orderId, [orderId]],
    [` ${orderId} , ${otherId} ,`, [orderId, otherId]],
    [`${orderId},${orderId},${otherId},${orderId}`, [orderId, otherId]],
    [11, [noRecord]],
    [`${orderId},nonsense`, [orderId, noRecord]],
  ])('reads %j as %j', (value, read) => {
    expect(idList.parse(value)).toEqual(read);
  });

  it('takes two hundred ids and no more', () => {
    const list = (length: number) => Array.from({ length }, (_, index) => index).join(',');
    expect(idList.parse(list(200))).toHaveLength(200);
    expect(accepts(idList, list(201))).toBe(false);
  });

  it.each(['', ',', ' , ', 'x'.repeat(65), '1,a/b', '1,a\u0000'])('refuses %j', (value) => {
    expect(accepts(idList, value)).toBe(false);
  });
});

describe('int', () => {
  it.each([
    ['5', 5],
    [5, 5],
    ['-3', -3],
    [' 7 ', 7],
    ['007', 7],
    ['999999999', 999_999_999],
  ])('reads %j as %j', (value, read) => {
    expect(int.parse(value)).toBe(read);
  });

  it.each([
    '',
    ' ',
    '1.5',
    1.5,
    '1e3',
    '0x10',
    '1,000',
    '+1',
    '--1',
    '１',
    '๑',
    'NaN',
    'Infinity',
    '9999999999',
    2 ** 53,
    1e300,
    -1e300,
  ])('refuses %j', (value) => {
    expect(accepts(int, value)).toBe(false);
  });
});

describe('quantity', () => {
  it('is 1 to 999', () => {
    const beyond = [0, '0', -0, -1, '-1', 1000, '1000', 0.5, '2.0', 1e21, '999999999', ''];
    expect([1, '1', 999, '999', ...beyond].filter((value) => accepts(quantity, value))).toEqual([1, '1', 999, '999']);
  });
});

describe('page', () => {
  const query = z.object(page);

  it('starts at the first page of ten', () => {
    expect(query.parse({})).toEqual({ page: 1, limit: 10 });
    expect(query.parse({ page: '3', limit: '20', other: 'x' })).toEqual({ page: 3, limit: 20 });
  });

  it('is bounded on both sides', () => {
    const never = [0, -1, 100_001, 1.5, '1.5', 1e300, 2 ** 53, 'x', '', null, [], {}];
    expect(never.filter((page) => accepts(query, { page }))).toEqual([]);
    expect([...never, 101].filter((limit) => accepts(query, { limit }))).toEqual([]);
    expect(accepts(query, { page: 100_000, limit: 100 })).toBe(true);
  });
});

describe('text', () => {
  it('is trimmed before it is measured', () => {
    expect(text(5).parse('  hello  ')).toBe('hello');
    expect(accepts(text(5), 'hello!')).toBe(false);
    expect(accepts(text(5), '   ')).toBe(false);
    expect(text(5, 0).parse('   ')).toBe('');
  });

  it('keeps lines, tabs, every script and whole emoji', () => {
    for (const value of ['a\nb\tc', '東京都', 'กรุงเทพ', '서울', '👩‍👩‍👧']) expect(text(20).parse(value)).toBe(value);
  });

  it('refuses what the database cannot store', () => {
    for (const value of ['a\u0000b', 'a\u001bb', 'a\u007fb', 'a\ud83d', '\udc00b'])
      expect(accepts(text(20), value)).toBe(false);
  });
});

describe('json', () => {
  it('accepts values of any shape', () => {
    for (const value of [null, 1, 'a\nb', [{ a: ['😀'] }]]) expect(accepts(json, value)).toBe(true);
  });

  it('refuses what the database cannot store, in any depth and as a key', () => {
    for (const value of ['\ud800', ['a\u0000'], { a: { b: '\udfff' } }, { '\u0000': 1 }])
      expect(accepts(json, value)).toBe(false);
  });

  it('refuses what is nested without end', () => {
    expect(accepts(json, JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)))).toBe(false);
  });
});
