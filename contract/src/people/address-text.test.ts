import { describe, expect, it } from 'vitest';
import { formatAddress, wholeText } from './address-text.ts';

const inThailand = {
  country: 'TH',
  region: 'กรุงเทพมหานคร',
  city: 'เขตคลองเตย',
  district: 'แขวงคลองตัน',
  street: '12 สุขุมวิท 26\nห้อง 405',
  postcode: '10110',
};
const empty = { region: '', city: '', district: '', postcode: '' };
const inChina = {
  country: 'CN',
  region: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '文三路128号\n2单元602室',
  postcode: '310012',
};
const inJapan = { ...empty, country: 'JP', region: '東京都', city: '渋谷区', street: '道玄坂1-2-3' };
const inKorea = { ...empty, country: 'KR', region: '서울', city: '강남구', street: '테헤란로 1', postcode: '06133' };
const inLatin = { ...inKorea, region: 'Seoul', city: 'Gangnam-gu', street: '1 Teheran-ro' };

describe('the text of an address', () => {
  it.each([
    [
      'in Thailand',
      inThailand,
      'ประเทศไทย',
      'เขตคลองเตย, กรุงเทพมหานคร, ประเทศไทย',
      '12 สุขุมวิท 26, ห้อง 405, แขวงคลองตัน, 10110',
    ],
    ['in Singapore', { ...inThailand, ...empty }, 'Singapore', 'Singapore', '12 สุขุมวิท 26, ห้อง 405'],
    ['in Korea in Latin letters', inLatin, 'South Korea', 'Gangnam-gu, Seoul, South Korea', '1 Teheran-ro, 06133'],
  ])('has its country last %s', (_, parts, name, country, detail) => {
    expect(formatAddress(parts, name)).toEqual({ country, detail });
  });

  it.each([
    [inChina, '中国', '中国 浙江省杭州市', '310012 西湖区文三路128号 2单元602室'],
    [inChina, 'China', 'China, 浙江省杭州市', '310012 西湖区文三路128号 2单元602室'],
    [{ ...inJapan, postcode: '150-0043' }, '日本', '日本 東京都渋谷区', '〒150-0043 道玄坂1-2-3'],
    [inJapan, 'ญี่ปุ่น', 'ญี่ปุ่น, 東京都渋谷区', '道玄坂1-2-3'],
    [inKorea, '대한민국', '대한민국 서울 강남구', '06133 테헤란로 1'],
  ])('has its country first where people write so: %o, %s', (parts, name, country, detail) => {
    expect(formatAddress(parts, name)).toEqual({ country, detail });
  });
});

describe('the whole text', () => {
  it('begins with the area where that begins with the country', () => {
    expect(wholeText(formatAddress(inKorea, '대한민국'), inKorea)).toBe('대한민국 서울 강남구 06133 테헤란로 1');
  });

  it('begins with the detail where the area ends with the country, as other clients and earlier versions write it', () => {
    const text = { country: '강남구, 서울, 대한민국', detail: '테헤란로 1, 06133' };
    expect(wholeText(text, inKorea)).toBe('테헤란로 1, 06133, 강남구, 서울, 대한민국');
    expect(wholeText({ country: '서울 강남구', detail: '테헤란로 1' }, null)).toBe('테헤란로 1, 서울 강남구');
  });
});
