import { type Locale, locales } from '@tradewind/contract/base/locales';
import { expect, it } from 'vitest';
import { seemsForeign } from './other-language.ts';

const sentences: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Is it waterproof?', 'When will my parcel arrive?', 'Thanks!', 'Do you have the blue one in size 42 as well?'],
  'zh-CN': ['请问什么时候发货？', '我想退货，Meridian Chronograph 的表带坏了', '这个尺码偏大吗'],
  ja: ['いつ届きますか？', 'ありがとうございます', '返品したいです。Meridian の時計が動きません'],
  ko: ['언제 배송되나요?', '감사합니다', 'Meridian 시계를 반품하고 싶어요'],
  th: ['สินค้าจะส่งเมื่อไหร่', 'ขอบคุณค่ะ', 'ขอคืนเงิน Meridian ได้ไหม'],
};

it.each(locales)('takes sentences in %s for foreign in every other language only', (language) => {
  for (const sentence of sentences[language])
    expect(
      locales.filter((reader) => seemsForeign(sentence, reader)),
      sentence,
    ).toEqual(locales.filter((reader) => reader !== language));
});

it('takes other European languages for foreign to who reads English', () => {
  expect(seemsForeign('¿Cuándo llegará mi pedido, por favor?', 'en')).toBe(true);
  expect(seemsForeign('Wann kommt mein Paket endlich an?', 'en')).toBe(true);
  expect(seemsForeign('Когда придёт мой заказ?', 'en')).toBe(true);
});

it('offers no translation of few characters that are both Chinese and Japanese', () => {
  expect(locales.filter((reader) => seemsForeign('了解', reader))).toEqual(['en', 'ko', 'th']);
});

it.each(['', '42', '👍👍', 'https://shop.example/angebot', 'someone@mail.example', '12:30 – 14:00'])(
  'offers no translation of %j',
  (text) => {
    expect(locales.filter((reader) => seemsForeign(text, reader))).toEqual([]);
  },
);
