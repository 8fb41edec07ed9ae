import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { networkTexts } from '@tradewind/contract/money/network-texts';
import type { DepositNetwork } from '@tradewind/contract/money/networks';
import { isWatched, type Network } from './networks-queries.ts';

/** A network with the shopper's deposit address. */
export function presentNetwork(network: Network, address: string, locale: Locale): DepositNetwork {
  const { code, name, symbol, token, confirmations, test, finality } = network;
  const minimum = toWire(usd(network.minimum));
  const automatic = isWatched(network);
  const text = (key: keyof typeof networkTexts) =>
    fillText(networkTexts[key][locale], { symbol, network: name, minimum, blocks: confirmations });
  return {
    network: code,
    blockchain: address,
    name,
    symbol,
    token,
    minimum,
    confirmations,
    automatic: automatic ? 1 : 0,
    test: test ? 1 : 0,
    credited_when: text(automatic ? finality : 'byHand'),
    warnings: [
      ...(test ? [text('test')] : []),
      text('onlyToken'),
      text('sameNetwork'),
      text('unsupported'),
      text('minimum'),
    ],
  };
}
