import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { rechargeMessages, rechargeMethodTexts, rechargeStateTexts } from '@tradewind/contract/money/recharge-texts';
import { rechargeStates, type RechargeRow } from '@tradewind/contract/money/recharges';
import type { FoundRecharge } from './recharge-queries.ts';

const amountOf = (minor: bigint): string => toWire(usd(minor));

/** A recharge as its shopper sees it. */
export function presentRecharge(recharge: FoundRecharge, locale: Locale): RechargeRow {
  const { id, state, method, asked, arrived, taken_back } = recharge;
  return {
    id,
    status: rechargeStates[state],
    state,
    status_text: rechargeStateTexts[state][locale],
    method,
    network: recharge.network ?? rechargeMethodTexts[method][locale],
    blockchain: recharge.address ?? '',
    price: amountOf(arrived ?? asked),
    asked: amountOf(asked),
    arrived: arrived === null ? null : amountOf(arrived),
    taken_back: amountOf(taken_back),
    createtime: recharge.asked_at.toISOString().slice(0, 19).replace('T', ' '),
    decided_at: recharge.decided_at?.toISOString() ?? null,
    admin_msg: messageOf(recharge, locale),
    type: 'recharge',
  };
}

/** The operator's message, or else the text of the failure or reversal; before a decision the status. */
function messageOf({ state, message, failure, taken_back }: FoundRecharge, locale: Locale): string {
  if (state === 'auditing' || state === 'waiting') return rechargeStateTexts[state][locale];
  if (taken_back > 0n) return fillText(rechargeMessages.taken_back[locale], { amount: amountOf(taken_back) });
  return message || (failure ? rechargeMessages[failure][locale] : '');
}
