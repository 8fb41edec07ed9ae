import type { Diagnosis } from '@tradewind/contract/money/deposits';
import { verdictTexts } from '@tradewind/contract/money/diagnosis-texts';
import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { isClaimable } from './claim-deposit.ts';
import type { Finding } from './detect.ts';

/** A finding as the shopper reads it. */
export function presentFinding(finding: Finding, locale: Locale): Diagnosis {
  const { verdict, network, transfer, amount, done = 0, needed = 0, reason } = finding;
  const figures = {
    amount: amount === undefined ? undefined : toWire(usd(amount)),
    minimum: network && toWire(usd(network.minimum)),
  };
  return {
    verdict,
    text: fillText(verdictTexts[verdict][locale], {
      ...figures,
      symbol: network?.symbol,
      network: network?.name,
      done,
      needed,
      reason,
    }),
    network: network?.code ?? '',
    tx: transfer?.txHash ?? '',
    amount: verdict === 'other_token' ? null : (figures.amount ?? null),
    confirmations: done,
    needed,
    claimable: isClaimable(finding) ? 1 : 0,
  };
}
