import type { Translate } from '../../i18n/translate.ts';

/** Networks with a name that is better known than their code. */
const networkNames: Readonly<Record<string, string>> = {
  'USDT-TRC20': 'Tron (TRC20)',
  'USDT-ERC20': 'Ethereum (ERC20)',
};

export const networkName = (code: string): string => networkNames[code] ?? code;

interface PayoutAccount {
  extract_type: number;
  network: string;
  bank_name: string;
  label: string;
  short: string;
}

/** The title of a payout account: "Home · Kasikornbank", "Tron (TRC20)". */
export function payoutAccountTitle(t: Translate, { network, bank_name, label }: PayoutAccount): string {
  return [label, network ? networkName(network) : bank_name || t('wallet.bankCard')].filter(Boolean).join(' · ');
}

/** The number of a payout account: a chain address in full, because its ends can be imitated, a card by its last digits. */
export const payoutAccountNumber = ({ blockchain, short }: { blockchain: string; short: string }): string =>
  blockchain || withoutBreaks(short);

/** Keeps the dots and last digits of a card number, and both ends of a shortened address, on one line. */
export const withoutBreaks = (text: string): string =>
  text.replaceAll('···· ', '····\u00a0').replaceAll(/(\S)…(?=\S)/g, '$1\u2060…\u2060');
