import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { toWire } from '@tradewind/contract/base/money';
import { type PayoutMethod, payoutTypes, type withdrawalInfo } from '@tradewind/contract/money/withdrawals';
import { useState, useEffect } from 'react';
import { ApiRefusal } from '@tradewind/client/errors';
import { parseAmountInput } from '../amount-input.ts';
import { amountProblem, limitsOf } from './amount-limits.ts';
import { quoteQuery } from './withdraw-data.ts';

export type WithdrawalInfo = OutputOf<typeof withdrawalInfo>;

/** A withdrawal that is being filled in: its amount, its payout account, and its quote. */
export function useWithdrawDraft(info: WithdrawalInfo) {
  const methods = methodsOf(info);
  const [method, setMethod] = useState<PayoutMethod>(() => methods[0] ?? 'bank');
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);

  const accounts = info.addresses.filter(({ extract_type }) => extract_type === payoutTypes[method]);
  const account =
    accounts.find(({ id }) => id === chosenId) ?? accounts.find((entry) => entry.usable === 1) ?? accounts[0] ?? null;
  const networks = info.ways.flatMap(({ extract_type, network }) =>
    extract_type === payoutTypes.chain ? network : [],
  );
  const network = method === 'chain' ? (account?.network ?? networks[0] ?? '') : '';
  const limits = limitsOf(
    info,
    info.ways.find((way) => way.extract_type === payoutTypes[method] && way.network === network),
  );
  const amount = parseAmountInput(typed);
  const problem = amountProblem(amount, limits);

  const asked = {
    extract_type: payoutTypes[method],
    network,
    price: amount ? toWire(amount) : '',
    ...(account && { address_id: account.id }),
  };
  const debounced = useDebounced(asked);
  const found = useQuery({
    ...quoteQuery(debounced),
    enabled: problem === null && debounced.price !== '',
    placeholderData: keepPreviousData,
  });
  const isCurrent = !found.isPlaceholderData && JSON.stringify(debounced) === JSON.stringify(asked);

  return {
    methods,
    method,
    typed,
    setTyped,
    amount,
    limits,
    problem,
    accounts,
    account,
    networks,
    /** The quote for exactly what is filled in; null until it is loaded. */
    quote: problem === null && isCurrent ? (found.data ?? null) : null,
    /** Why there is no quote, in the server's words. */
    quoteRefusal: problem === null && isCurrent && found.error instanceof ApiRefusal ? found.error.msg : undefined,
    switchTo(next: PayoutMethod) {
      setMethod(next);
      setChosenId(null);
    },
    choose: setChosenId,
  };
}

const methodsOf = ({ ways }: WithdrawalInfo): readonly PayoutMethod[] =>
  (['bank', 'chain'] as const).filter((method) =>
    ways.some(({ extract_type }) => extract_type === payoutTypes[method]),
  );

/** A value once it has not changed for a moment, so that typing does not send a request for every key. */
function useDebounced<Value>(value: Value, wait = 300): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), wait);
    return () => clearTimeout(timer);
  }, [text, wait]);
  return settled;
}
