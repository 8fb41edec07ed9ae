import { describe, expect, it } from 'vitest';
import { readBankAccount } from './bank-account.ts';
import { isIban } from './iban-lengths.ts';
import { swiftText } from './swift-text.ts';

const address = { holder_street: '1 Main St', holder_town: 'Town', holder_country: 'US' };
const us = { bank_name: 'Chase', bank_code: '021000021', bank_card: '123456789', real_name: 'Ann Lee', ...address };

describe('a bank account', () => {
  it.each([
    ['DE', { bank_card: 'de89 3704 0044 0532 0130 00', bank_name: 'Commerzbank', real_name: 'Jürgen Groß' }],
    ['FR', { bank_card: 'FR1420041010050500013M02606', bank_name: 'LBP', real_name: 'Zoé Œuvrard' }],
    ['RE', { bank_card: 'FR1420041010050500013M02606', bank_name: 'LBP', real_name: 'Zoé', bic: 'PSSTFRPPXXX' }],
    ['US', us],
    ['GB', { bank_name: 'Barclays', bank_code: '20-00-00', bank_card: '55779911', real_name: 'Ann Lee' }],
    ['AU', { ...us, bank_code: '062-000', bank_card: '12345678' }],
    ['CA', { ...us, bank_code: '003', branch_code: '00012', bank_card: '1234567' }],
    [
      'JP',
      {
        ...us,
        bank_name: '三菱UFJ銀行',
        bic: 'BOTKJPJT',
        bank_code: '0005',
        branch_code: '001',
        bank_card: '１２３４５６７',
      },
    ],
    ['KR', { ...us, bic: 'CZNBKRSE', bank_card: '110-123-456789' }],
    ['TH', { ...us, bic: 'KASITHBK', bank_card: '123-4-56789-0' }],
    ['CN', { ...us, bank_code: '', bic: 'ICBKCNBJ', bank_card: '6222 0212 3456 7890' }],
    ['VN', { ...us, bic: 'BFTVVNVX', bank_card: '0011001234567' }],
  ])('of %s is taken by the form of its country', (country, typed) => {
    expect(readBankAccount(country, typed).problems).toEqual({});
  });

  it.each([
    ['DE', { bank_card: 'DE89370400440532013001' }, { bank_card: 'checksum' }],
    ['DE', { bank_card: 'DE8937040044053201300' }, { bank_card: 'shape' }],
    ['DE', { bank_card: 'FR1420041010050500013M02606' }, { bank_card: 'shape' }],
    ['DE', { bank_card: "DE89'; drop table users;--" }, { bank_card: 'shape' }],
    ['DE', { bank_card: 'DE89370400440532013000', bic: 'COBAFRFF' }, { bic: 'shape' }],
    ['US', { ...us, bank_code: '021000022' }, { bank_code: 'checksum' }],
    ['US', { ...us, bank_code: '000000000' }, { bank_code: 'checksum' }],
    ['US', { ...us, holder_street: '' }, { holder_street: 'missing' }],
    ['US', { ...us, holder_country: 'XX' }, { holder_country: 'shape' }],
    ['GB', { ...us, bank_code: '20000', bank_card: '5577991' }, { bank_code: 'shape', bank_card: 'shape' }],
    ['TH', { ...us, bic: 'KASITHBK', bank_card: '1234567890', real_name: 'สมชาย' }, { real_name: 'latin' }],
    [
      'JP',
      { ...us, bic: 'BOTKJPJT', bank_code: '0005', branch_code: '01', bank_card: '1234567' },
      { branch_code: 'shape' },
    ],
    ['VN', { ...us, bic: 'x', bank_card: '0011001234567' }, { bic: 'shape' }],
  ])('of %s with %j names what is wrong', (country, typed, expected) => {
    expect(readBankAccount(country, { bank_name: 'Bank', real_name: 'Ann Lee', ...typed }).problems).toEqual(expected);
  });

  it('drops fields that its country has not', () => {
    const { account } = readBankAccount('US', { ...us, branch_code: '123', bic: 'CHASUS33' });
    expect([account.branch_code, account.bic]).toEqual(['', '']);
  });
});

describe('an IBAN', () => {
  it('fails when any one digit is changed, in every country', () => {
    const digits = 'NO9386011117947';
    expect(isIban(digits, 'NO')).toBe(true);
    for (let at = 2; at < digits.length; at += 1) {
      const other = (Number(digits[at]) + 1) % 10;
      expect(isIban(digits.slice(0, at) + other + digits.slice(at + 1), 'NO')).toBe(false);
    }
  });
});

describe('a text for banks', () => {
  it.each([
    ['Jürgen Groß', 'Jurgen Gross'],
    ['Łukasz Ødegård', 'Lukasz Odegard'],
    ['A & B <Ltd> "x"', 'A B Ltd x'],
    ['//ACC//1', 'ACC1'],
    ['山田', null],
    ['Иван', null],
  ])('of %j is %j', (text, expected) => expect(swiftText(text)).toBe(expected));
});
