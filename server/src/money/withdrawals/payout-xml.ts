import { toWire, usd } from '@tradewind/contract/base/money';
import type { PaymentWay } from '@tradewind/contract/money/bank-forms';
import { isIban } from '@tradewind/contract/money/iban-lengths';
import { swiftText } from '@tradewind/contract/money/swift-text';
import type { StoredDebtor } from '../../base/db/tables.ts';
import { clearingNumber, wayOf, type Payment } from './payment.ts';

export interface PaymentOrder {
  /** The number of the batch; a bank takes each only once. */
  number: string;
  madeAt: Date;
  debtor: StoredDebtor;
  payments: readonly Payment[];
}

/**
 * Payments as an ISO 20022 `pain.001.001.09`, with one payment group for each currency and way. Payments that it can't
 * carry are left out. Empty when none is left.
 */
export function payoutXml({ number, madeAt, debtor, payments }: PaymentOrder): string {
  const carried = payments.flatMap((payment) => {
    const way = wayOf(payment);
    return way ? [{ ...payment, way }] : [];
  });
  if (carried.length === 0) return '';
  const groups = Map.groupBy(carried, ({ asset, way }) => `${asset}-${way}`);
  const body = element(
    'CstmrCdtTrfInitn',
    element(
      'GrpHdr',
      element('MsgId', text(number, 35)),
      element('CreDtTm', madeAt.toISOString().slice(0, 19)),
      countAndSum(carried),
      element('InitgPty', element('Nm', text(debtor.name, 70))),
    ),
    ...[...groups].map(([name, inGroup]) => group(`${number}-${name}`, madeAt, debtor, inGroup)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${body}</Document>\n`;
}

type Carried = Payment & { way: PaymentWay };

const group = (id: string, madeAt: Date, debtor: StoredDebtor, payments: readonly Carried[]): string =>
  element(
    'PmtInf',
    element('PmtInfId', text(id, 35)),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'false'),
    countAndSum(payments),
    element('PmtTpInf', element('SvcLvl', element('Cd', 'NURG'))),
    element('ReqdExctnDt', element('Dt', madeAt.toISOString().slice(0, 10))),
    element('Dbtr', element('Nm', text(debtor.name, 70)), element('PstlAdr', element('Ctry', debtor.country))),
    element('DbtrAcct', element('Id', account(debtor.account, isIban(debtor.account, debtor.account.slice(0, 2))))),
    element('DbtrAgt', element('FinInstnId', element('BICFI', debtor.bic))),
    // The fee of the withdrawal was agreed, so the holder gets the whole amount as far as our bank can promise it.
    element('ChrgBr', 'SHAR'),
    ...payments.map(transfer),
  );

const transfer = (payment: Carried): string =>
  element(
    'CdtTrfTxInf',
    element('PmtId', element('InstrId', text(payment.sn, 35)), element('EndToEndId', text(payment.sn, 35))),
    element('Amt', `<InstdAmt Ccy="${payment.asset}">${toWire(usd(payment.receives))}</InstdAmt>`),
    creditorAgent(payment),
    element('Cdtr', element('Nm', text(payment.holder, 70)), holderAddress(payment)),
    element('CdtrAcct', element('Id', account(payment.address, payment.way === 'IBAN'))),
    element('RmtInf', element('Ustrd', text(payment.sn, 140))),
  );

function creditorAgent({ way, bankName, country, details }: Carried): string {
  const { bic = '' } = details;
  const number = clearingNumber(way, details);
  // An IBAN names its bank by itself.
  if (way === 'IBAN' && !bic) return '';
  const name = swiftText(bankName);
  return element(
    'CdtrAgt',
    element(
      'FinInstnId',
      bic && element('BICFI', bic),
      number && element('ClrSysMmbId', element('ClrSysId', element('Cd', way)), element('MmbId', number)),
      !bic && name && element('Nm', text(name, 140)),
      !bic && element('PstlAdr', element('Ctry', country)),
    ),
  );
}

const holderAddress = ({ country, details: { street, town, holderCountry } }: Carried): string =>
  element(
    'PstlAdr',
    street && element('StrtNm', text(street, 70)),
    town && element('TwnNm', text(town, 35)),
    element('Ctry', holderCountry ?? country),
  );

const account = (number: string, iban: boolean): string =>
  iban ? element('IBAN', number) : element('Othr', element('Id', text(number, 34)));

const countAndSum = (payments: readonly Payment[]): string =>
  element('NbOfTxs', String(payments.length)) +
  element('CtrlSum', toWire(usd(payments.reduce((sum, { receives }) => sum + receives, 0n))));

const element = (name: string, ...content: (string | false | null | undefined)[]): string =>
  `<${name}>${content.filter(Boolean).join('')}</${name}>`;

/** The characters that banks take, cut to the element's length. None of them needs escaping. */
const text = (value: string, length: number): string => (swiftText(value) ?? '').slice(0, length).trim();
