import { describe, expect, it } from 'vitest';
import { readCamt053 } from './read-camt053.ts';
import { readCsvStatement } from './read-csv-statement.ts';
import { readXml } from './read-xml.ts';
import { dayOf, minorOf, UnreadableStatement } from './statement-file.ts';

const camt = (entries: string, balance = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr/><Stmt><Id>1</Id>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${balance}${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (rest: string, amount = '98.00', direction = 'DBIT') =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-03-02</Dt></BookgDt><AcctSvcrRef>BANK-1</AcctSvcrRef>${rest}</Ntry>`;
const transfer = (rest: string, number = 'WD1234567890123') =>
  `<TxDtls><Refs><EndToEndId>${number}</EndToEndId></Refs>${rest}</TxDtls>`;

describe('a camt.053', () => {
  it('is read with closing balance, signs and references', () => {
    const balance =
      '<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="USD">5000.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-03</Dt></Dt></Bal>';
    expect(readCamt053(camt(entry(`<NtryDtls>${transfer('')}</NtryDtls>`), balance))).toMatchObject({
      account: 'DE89370400440532013000',
      closedOn: '2026-03-03',
      closing: 500_010n,
      entries: [
        { amount: -9_800n, currency: 'USD', endToEnd: 'WD1234567890123', reference: 'BANK-1', bookedOn: '2026-03-02' },
      ],
    });
  });

  it('has the transfers of a batch where they add up to it', () => {
    const two = `<NtryDtls>${transfer('<Amt Ccy="USD">60</Amt>')}${transfer('<Amt Ccy="USD">38</Amt>')}</NtryDtls>`;
    expect(readCamt053(camt(entry(two))).entries.map(({ amount }) => amount)).toEqual([-6_000n, -3_800n]);
    expect(readCamt053(camt(entry(two, '99.00'))).entries.map(({ amount }) => amount)).toEqual([-9_900n]);
  });

  it('tells returns and charges apart, and leaves out what is not booked', () => {
    const returned = entry(
      `<NtryDtls>${transfer('<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>')}</NtryDtls>`,
      '98',
      'CRDT',
    );
    const fee = entry('<BkTxCd><Domn><Fmly><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn></BkTxCd>', '3.00');
    const pending = entry('').replace('BOOK', 'PDNG');
    expect(readCamt053(camt(returned + fee + pending)).entries).toMatchObject([
      { returned: true, fee: false, amount: 9_800n, details: 'AC04' },
      { returned: false, fee: true, amount: -300n },
    ]);
  });

  it.each([
    ['an entity bomb', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document>&b;</Document>'],
    ['an external entity', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Document>&f;</Document>'],
    ['an unknown entity', camt(entry('<X>&nbsp;</X>'))],
    ['no statement', '<Document/>'],
    ['an element that is not closed', '<Document><BkToCstmrStmt>'],
    ['two documents', `${camt('')}<Document/>`],
    ['a negative amount', camt(entry('', '-98.00'))],
    ['an amount of three decimals', camt(entry('', '98.001'))],
    ['no direction', camt(entry('', '98.00', 'BOTH'))],
    ['great depth', '<a>'.repeat(100) + '</a>'.repeat(100)],
    ['unclosed signs', '<'.repeat(100_000)],
  ])('with %s is refused', (_, source) => expect(() => readCamt053(source)).toThrow(UnreadableStatement));

  it('decodes the five entities and numbers only', () => {
    expect(readXml('<a>&lt;&amp;&#65;&#x42;<![CDATA[<&]]></a>').text).toBe('<&AB<&');
  });
});

describe('a CSV statement', () => {
  const read = (source: string, chosen = {}) => readCsvStatement(source, chosen).entries;

  it.each([
    ['Date,Amount,Description\n2026-03-02,-98.00,WD1234567890123', -9_800n],
    ['Buchungstag;Betrag;Verwendungszweck\n02.03.2026;-1.098,00;x', -109_800n],
    ['Date,Debit,Credit\n2026/03/02,98.00,', -9_800n],
    ['日付\t出金\t入金\n2026/3/2\t\t98.00', 9_800n],
    [
      'balance_transaction_id,created,net,currency,reporting_category\ntxn_1,2026-03-02 10:00:00,48.20,usd,charge',
      4_820n,
    ],
  ])('is recognised: %j', (source, amount) => {
    expect(read(source)).toMatchObject([{ bookedOn: '2026-03-02', amount, currency: 'USD' }]);
  });

  it('is read by the headings that an operator chose', () => {
    expect(() => read('When,How much\n2026-03-02,1.00')).toThrow('statement_columns_unknown');
    expect(read('When,How much\n2026-03-02,1.00', { date: 'when', amount: 'HOW MUCH' })).toMatchObject([
      { amount: 100n },
    ]);
  });

  it.each([
    'Date,Amount',
    'Date,Amount\n2026-03-02,=1+1',
    'Date,Amount\n2026-02-30,1.00',
    'Date,Amount\n2026-03-02,1e3',
    'Date,Amount\n2026-03-02,"1',
    `Date,Amount\n${'2026-03-02,1.00\n'.repeat(5_001)}`,
  ])('of %# is refused', (source) => expect(() => read(source)).toThrow(UnreadableStatement));
});

it.each([
  ['1,234.50', 123_450n],
  ['1.234,50', 123_450n],
  ['(12.00)', -1_200n],
  ['+5', 500n],
  ["1'000.00", 100_000n],
  ['9'.repeat(16), null],
  ['', null],
  ['1.2345', null],
  ['1.234', null],
  ['1,234', null],
])('the amount %j is %s', (text, expected) => expect(minorOf(text)).toBe(expected));

it('knows real days only', () =>
  expect(['2026-02-29', '2028-02-29', '31.04.2026', 'x'].map(dayOf)).toEqual([null, '2028-02-29', null, null]));
