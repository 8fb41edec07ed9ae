import type { Translate } from '../../i18n/translate.ts';

/** The networks that are known by a name that people use. */
const names: Readonly<Record<string, string>> = { 'USDT-TRC20': 'Tron (TRC20)', 'USDT-ERC20': 'Ethereum (ERC20)' };

export const networkName = (code: string): string => names[code] ?? code;

interface Payee {
  extract_type: number;
  network: string;
  bank_name: string;
  label: string;
  short: string;
}

/** How a list names where money goes: "Home · Kasikornbank", "Tron (TRC20)". */
export function payeeTitle(t: Translate, { network, bank_name, label }: Payee): string {
  return [label, network ? networkName(network) : bank_name || t('wallet.bankCard')].filter(Boolean).join(' · ');
}

/** Where money goes, as exactly as may be shown: an address whole, since its ends can be imitated, a card by its last figures. */
export const payeePlace = ({ blockchain, short }: { blockchain: string; short: string }): string =>
  blockchain || unbroken(short);

/** Holds the dots of a card number and its last figures, and both ends of a shortened address, on one line. */
export const unbroken = (text: string): string =>
  text.replaceAll('···· ', '····\u00a0').replaceAll(/(\S)…(?=\S)/g, '$1\u2060…\u2060');
