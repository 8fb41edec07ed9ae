import { maxStatementEntries } from '@tradewind/contract/money/desk/statements';
import { at, every, readXml, textAt, UnreadableXml, type XmlElement } from './read-xml.ts';
import { dayOf, minorOf, tidy, UnreadableStatement, type FileEntry, type StatementFile } from './statement-file.ts';

/**
 * Reads a camt.053, of any version from 001.02 on. Only booked entries count; an entry of several transfers is read
 * as its transfers where they add up to it.
 *
 * @throws UnreadableStatement
 */
export function readCamt053(source: string): StatementFile {
  const statements = every(at(documentOf(source), 'BkToCstmrStmt'), 'Stmt');
  const [first] = statements;
  if (!first || statements.some((one) => accountOf(one) !== accountOf(first))) throw unreadable();
  const last = statements.at(-1)!;
  const closing = every(last, 'Bal').find((balance) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === 'CLBD');
  const closingAmount = closing && at(closing, 'Amt')?.currency === 'USD' ? signedAmount(closing) : null;
  const booked = statements.flatMap((one) => every(one, 'Ntry')).filter(isBooked);
  const entries = booked.flatMap((entry) => transfersOf(entry)).map((entry, index) => ({ ...entry, line: index + 1 }));
  if (entries.length > maxStatementEntries) throw unreadable();
  return {
    format: 'camt053',
    account: accountOf(first),
    closedOn: closing ? dayIn(at(closing, 'Dt')) : null,
    closing: closingAmount,
    entries,
  };
}

const unreadable = (cause?: unknown) => new UnreadableStatement('statement_unreadable', { cause });

function documentOf(source: string): XmlElement {
  try {
    return readXml(source);
  } catch (error) {
    if (error instanceof UnreadableXml) throw unreadable(error);
    throw error;
  }
}

const accountOf = (statement: XmlElement): string =>
  tidy(textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id'), 34);

const isBooked = (entry: XmlElement): boolean => (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK';

function transfersOf(entry: XmlElement): FileEntry[] {
  const details = every(entry, 'NtryDtls').flatMap((one) => every(one, 'TxDtls'));
  const whole = entryOf(entry, details[0], signedAmount(entry));
  if (details.length < 2) return [whole];
  const parts = details.map((one) => amountOf(one) ?? 0n);
  const sign = whole.amount < 0n ? -1n : 1n;
  const sum = parts.reduce((total, part) => total + part, 0n);
  return sum === whole.amount * sign ? details.map((one, index) => entryOf(entry, one, parts[index]! * sign)) : [whole];
}

function entryOf(entry: XmlElement, transfer: XmlElement | undefined, amount: bigint): FileEntry {
  const returned = at(transfer, 'RtrInf') !== undefined || textAt(entry, 'RvslInd') === 'true';
  const family = [
    textAt(entry, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'),
    textAt(transfer, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'),
  ];
  const remittance = at(transfer, 'RmtInf');
  const party = amount < 0n ? 'Cdtr' : 'Dbtr';
  return {
    line: 0,
    bookedOn: dayIn(at(entry, 'BookgDt')),
    amount,
    currency: at(entry, 'Amt')?.currency ?? '',
    endToEnd: tidy(textAt(transfer, 'Refs', 'EndToEndId').replace(/^NOTPROVIDED$/, ''), 35),
    reference: tidy(
      textAt(transfer, 'Refs', 'AcctSvcrRef') || textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef'),
      64,
    ),
    details: tidy(
      [
        ...every(remittance, 'Ustrd').map(({ text }) => text),
        textAt(remittance, 'Strd', 'CdtrRefInf', 'Ref'),
        textAt(transfer, 'RtrInf', 'Rsn', 'Cd'),
        textAt(transfer, 'RtrInf', 'AddtlInf'),
        textAt(entry, 'AddtlNtryInf'),
      ].join(' '),
    ),
    party: tidy(textAt(transfer, 'RltdPties', party, 'Pty', 'Nm') || textAt(transfer, 'RltdPties', party, 'Nm'), 140),
    returned,
    fee: family.some((code) => ['CHRG', 'COMM', 'FEES'].includes(code)),
  };
}

const amountOf = (element: XmlElement): bigint | null =>
  minorOf((textAt(element, 'Amt') || textAt(element, 'AmtDtls', 'TxAmt', 'Amt')).replace(/(\.\d\d)0+$/, '$1'));

function signedAmount(element: XmlElement): bigint {
  const amount = amountOf(element);
  const direction = textAt(element, 'CdtDbtInd');
  if (amount === null || amount < 0n || (direction !== 'CRDT' && direction !== 'DBIT')) throw unreadable();
  return direction === 'DBIT' ? -amount : amount;
}

const dayIn = (date: XmlElement | undefined): string | null => dayOf(textAt(date, 'Dt') || textAt(date, 'DtTm'));
