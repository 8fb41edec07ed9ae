import { describe, expect, it } from 'vitest';
import { otherArea, partsToFill } from './postcode-areas.ts';

const area = (id: string, name: string, native = name) => {
  const keys = id.split('.');
  return { id, pid: keys.slice(0, -1).join('.'), name, native, level: keys.length, below: 0 };
};
const newYork = area('US.NY', 'New York');
const california = area('US.CA', 'California');
const seoul = area('KR.11', 'Seoul', '서울');
const gangnam = area('KR.11.강남구', 'Gangnam-gu', '강남구');
const jung = area('KR.11.중구', 'Jung-gu', '중구');
const busan = area('KR.26', 'Busan', '부산');
const empty = { region: '', city: '', district: '', postcode: '' };

describe('a complete postcode', () => {
  it('fills what is empty', () => {
    expect(partsToFill([newYork], empty, {})).toEqual({ region: 'New York' });
    expect(partsToFill([seoul, gangnam], empty, {})).toEqual({ region: 'Seoul', city: 'Gangnam-gu' });
    expect(partsToFill([seoul, gangnam], { ...empty, region: '서울' }, {})).toEqual({ city: 'Gangnam-gu' });
    expect(partsToFill([], empty, {})).toEqual({});
  });

  it('never changes what was typed or chosen, and fills nothing below it', () => {
    expect(partsToFill([newYork], { ...empty, region: 'California' }, {})).toEqual({});
    expect(partsToFill([newYork], { ...empty, region: 'N. Y.' }, {})).toEqual({});
    expect(partsToFill([seoul, gangnam], { ...empty, region: 'Busan' }, {})).toEqual({});
    expect(partsToFill([seoul, gangnam], { ...empty, city: 'Gangnam' }, {})).toEqual({ region: 'Seoul' });
  });

  it('replaces what the last postcode filled', () => {
    const before = { region: 'Seoul', city: 'Gangnam-gu' };
    expect(partsToFill([seoul, jung], { ...empty, ...before }, before)).toEqual({ city: 'Jung-gu' });
    expect(partsToFill([busan], { ...empty, ...before }, before)).toEqual({ region: 'Busan', city: '' });
    expect(partsToFill([seoul, gangnam], { ...empty, ...before }, before)).toEqual({});
  });
});

describe('a postcode of another place than the chosen one', () => {
  const states = { region: [california, newYork], city: [], district: [], postcode: [] };
  const korea = { region: [seoul, busan], city: [gangnam, jung], district: [], postcode: [] };

  it('is told', () => {
    expect(otherArea([newYork], { ...empty, region: 'California' }, states)).toBe(newYork);
    expect(otherArea([newYork], { ...empty, region: 'CA' }, states)).toBe(newYork);
    expect(otherArea([seoul, jung], { ...empty, region: '서울', city: 'Gangnam-gu' }, korea)).toBe(jung);
  });

  it('is not told where nothing contradicts it', () => {
    expect(otherArea([newYork], { ...empty, region: 'New York' }, states)).toBeNull();
    expect(otherArea([newYork], { ...empty, region: 'NY' }, states)).toBeNull();
    expect(otherArea([newYork], { ...empty, region: 'Somewhere' }, states)).toBeNull();
    expect(otherArea([newYork], empty, states)).toBeNull();
    expect(otherArea([seoul], { ...empty, region: 'Seoul', city: 'Jung-gu' }, korea)).toBeNull();
  });
});
