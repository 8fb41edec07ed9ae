import { describe, expect, it } from 'vitest';
import type { Payment } from './payment.ts';
import { payoutXml } from './payout-xml.ts';

const debtor = { name: 'Tradewind & Söhne', account: 'DE89370400440532013000', bic: 'COBADEFFXXX', country: 'DE' };
const base: Payment = {
  sn: 'WD1',
  method: 'bank',
  network: '',
  holder: 'Ann <b>Lee</b> & "Co"',
  bankName: 'Bank',
  address: 'FR1420041010050500013M02606',
  country: 'FR',
  details: {},
  asset: 'USD',
  receives: 10_050n,
  askedAt: new Date(0),
};
const american: Payment = {
  ...base,
  sn: 'WD2',
  country: 'US',
  address: '123456789',
  receives: 1n,
  details: { bankCode: '021000021', street: '1 Main St', town: 'New York', holderCountry: 'US' },
};
const order = (payments: readonly Payment[]) =>
  payoutXml({ number: 'PB7', madeAt: new Date('2026-03-01T10:00:00Z'), debtor, payments });
const canadian: Payment = { ...american, sn: 'WD3', country: 'CA', details: { bankCode: '003', branchCode: '00012' } };

/** The contents of each element of a name. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map((found) => found[1]!);
/** The names of an element's children, in order. */
const children = (content: string): string[] => {
  const names: string[] = [];
  let rest = content;
  for (let found = /^<(\w+)/.exec(rest); found; found = /^<(\w+)/.exec(rest)) {
    names.push(found[1]!);
    rest = rest.slice(rest.indexOf(`</${found[1]}>`) + found[1]!.length + 3);
  }
  return names;
};

describe('a payment order', () => {
  it('has the elements of the schema in their order', () => {
    const xml = order([base, american]);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">/,
    );
    expect(children(all(xml, 'CstmrCdtTrfInitn')[0]!)).toEqual(['GrpHdr', 'PmtInf', 'PmtInf']);
    expect(children(all(xml, 'GrpHdr')[0]!)).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty']);
    expect(children(all(xml, 'PmtInf')[0]!)).toEqual([
      'PmtInfId',
      'PmtMtd',
      'BtchBookg',
      'NbOfTxs',
      'CtrlSum',
      'PmtTpInf',
      'ReqdExctnDt',
      'Dbtr',
      'DbtrAcct',
      'DbtrAgt',
      'ChrgBr',
      'CdtTrfTxInf',
    ]);
    expect(all(xml, 'CdtTrfTxInf').map(children)).toEqual([
      ['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf'],
      ['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf'],
    ]);
  });

  it('counts and sums the whole and each way', () => {
    const xml = order([base, american, { ...base, sn: 'WD4' }]);
    expect(all(xml, 'NbOfTxs')).toEqual(['3', '2', '1']);
    expect(all(xml, 'CtrlSum')).toEqual(['201.01', '201.00', '0.01']);
    expect(all(xml, 'PmtInfId')).toEqual(['PB7-USD-IBAN', 'PB7-USD-USABA']);
    expect(all(xml, 'EndToEndId')).toEqual(['WD1', 'WD4', 'WD2']);
  });

  it('names banks by the codes of their clearing system', () => {
    const xml = order([american, canadian]);
    expect(all(xml, 'ClrSysMmbId')).toEqual([
      '<ClrSysId><Cd>USABA</Cd></ClrSysId><MmbId>021000021</MmbId>',
      '<ClrSysId><Cd>CACPA</Cd></ClrSysId><MmbId>000300012</MmbId>',
    ]);
  });

  it('contains only characters that banks take', () => {
    const xml = order([{ ...base, holder: 'Ann <b>Lee</b> & "Co" Ünal €' }]);
    expect(all(all(xml, 'Cdtr')[0]!, 'Nm')).toEqual(['Ann b Lee /b Co Unal']);
    expect(all(all(xml, 'Dbtr')[0]!, 'Nm')).toEqual(['Tradewind Sohne']);
  });

  it('leaves out chains, accounts without a country and names that no bank reads', () => {
    const others: Payment[] = [
      { ...base, method: 'chain', network: 'USDT-TRC20', country: '' },
      { ...base, country: '' },
      { ...base, holder: '山田太郎' },
    ];
    expect(order(others)).toBe('');
    expect(all(order([...others, base]), 'NbOfTxs')).toEqual(['1', '1']);
  });
});
