import { describe, expect, it } from 'vitest';
import { warningsOf } from './warnings.ts';

/** Sentences on which the patterns were tuned: what they warn of. */
const tuned: readonly [text: string, warnings: string][] = [
  ['You can pay me directly by PayPal, it is cheaper', 'payment'],
  ['Send 0.01 BTC to my wallet', 'payment'],
  ['Please make a bank transfer first', 'payment'],
  ['支付宝转账给我可以便宜二十', 'payment'],
  ['私下交易更优惠', 'payment'],
  ['銀行振込でお願いできますか', 'payment'],
  ['계좌이체로 보내 주시면 할인해 드려요', 'payment'],
  ['โอนเงินเข้าบัญชีนี้ได้เลย', 'payment'],
  ['Add me on WhatsApp', 'contact'],
  ['my mail is anna.b@example.com', 'contact'],
  ['Call +44 20 7946 0958 after six', 'contact'],
  ['加我微信聊', 'contact'],
  ['ラインID教えてください', 'contact'],
  ['카톡으로 연락 주세요', 'contact'],
  ['แอดไลน์มาคุยกัน', 'contact'],
  ['See https://cheap.example/deal', 'link'],
  ['order at best-shop.top/x', 'link'],
  ['My order TW4821993015772 has not arrived', ''],
  ['Tracking JD014600003820991234', ''],
  ['Is it 30.5 x 20 cm, or 1.200 g?', ''],
  ['When will the refund be on my wallet balance?', ''],
  ['请问什么时候发货？尺寸是 30*20 吗', ''],
  ['いつ発送されますか。サイズはMです', ''],
  ['언제 배송되나요? 사이즈는 95입니다', ''],
  ['ส่งของเมื่อไรครับ ไซส์ M ยังมีไหม', ''],
];

/** Sentences that were written after the tuning; the figures over them are what is reported. */
const judged: readonly [text: string, warned: boolean][] = [
  ['If you wire the money straight to my account I take ten off', true],
  ['Western Union only please', true],
  ['Let us do this outside of the platform, pay less', true],
  ['Buy two gift cards and send me the codes', true],
  ['text me at 0171 555 2368', true],
  ['My telegram is @seller_ok', true],
  ['Look at www.other-shop.example', true],
  ['打款到我银行卡号 6222 0000', true],
  ['走微信支付给你打折', true],
  ['手机号发你，电话联系', true],
  ['口座番号をお送りしますので直接送金してください', true],
  ['LINEで連絡ください', true],
  ['PayPayで払えば安くします', true],
  ['무통장 입금하시면 깎아 드립니다', true],
  ['전화번호 남겨 주세요', true],
  ['카카오페이로 직접 결제해 주세요', true],
  ['พร้อมเพย์ได้ไหมคะ ลดให้', true],
  ['ขอเบอร์โทรหน่อยค่ะ', true],
  ['จ่ายเงินนอกระบบถูกกว่า', true],
  ['Meet me on the other app, you know which', true],
  ['Can I pay with the wallet here?', false],
  ['The box was damaged, see the picture', false],
  ['Do you ship to Bangkok? My postcode is 10110', false],
  ['The parcel number is 1Z999AA10123456784', false],
  ['It shows 12:30 on 2026-03-01, version 2.0.1', false],
  ['I would like to return it and get my money back', false],
  ['什么时候到账？退款金额 195.80', false],
  ['可以换成蓝色吗', false],
  ['返金はいつになりますか', false],
  ['配送先の住所を変えたいです', false],
  ['교환하고 싶어요, 환불은 언제 되나요', false],
  ['배송지 변경 가능한가요', false],
  ['อยากคืนสินค้า ต้องทำยังไงคะ', false],
  ['สีดำหมดหรือยังครับ', false],
  ['My order number is 4821993015772, please check', false],
];

describe('warnings of messages', () => {
  it.each(tuned)('of “%s”: %s', (text, warnings) => {
    expect(warningsOf(text, 'shop.example').join(' ')).toBe(warnings);
  });

  it('don’t mind links to the own host', () => {
    expect(warningsOf('See https://shop.example/detail/1', 'shop.example')).toEqual([]);
    expect(warningsOf('See https://shop.example.evil.test/detail/1', 'shop.example')).toEqual(['link']);
  });

  it('see through wide letters and invisible characters', () => {
    expect(warningsOf('ｗｅｃｈａｔ')).toEqual(['contact']);
    expect(warningsOf('Pay\u200bPal')).toEqual(['payment']);
  });

  it('find most of what they were not tuned on, and little else', () => {
    const rate = (wanted: boolean) => {
      const sentences = judged.filter(([, warned]) => warned === wanted);
      return sentences.filter(([text]) => warningsOf(text, 'shop.example').length > 0).length / sentences.length;
    };
    expect(rate(true)).toBeGreaterThanOrEqual(0.8);
    expect(rate(false)).toBeLessThanOrEqual(0.1);
  });

  it('take no long time over long texts', () => {
    for (const text of ['a.'.repeat(1_000), '0'.repeat(2_000), 'pay '.repeat(500), '-@'.repeat(1_000)])
      expect(warningsOf(text)).toBeInstanceOf(Array);
  });
});
