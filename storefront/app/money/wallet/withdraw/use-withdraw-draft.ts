import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { toWire } from '@tradewind/contract/base/money';
import { type PayoutMethod, payoutTypes, type withdrawalInfo } from '@tradewind/contract/money/withdrawals';
import { useState } from 'react';
import { ApiRefusal } from '@tradewind/client/errors';
import { parseAmountInput } from '../amount-input.ts';
import { useDebounced } from '../use-settled.ts';
import { amountProblem } from './amount-limits.ts';
import { limitsOf } from './limits-of.ts';
import { quoteQuery } from './withdraw-data.ts';

export type WithdrawalInfo = OutputOf<typeof withdrawalInfo>;

/** A withdrawal that is being filled in: the amount, where it goes, and what is promised for it. */
export function useWithdrawDraft(info: WithdrawalInfo) {
  const methods = methodsOf(info);
  const [method, setMethod] = useState<PayoutMethod>(() => methods[0] ?? 'bank');
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);

  const payees = info.addresses.filter(({ extract_type }) => extract_type === payoutTypes[method]);
  const payee =
    payees.find(({ id }) => id === chosenId) ?? payees.find((entry) => entry.usable === 1) ?? payees[0] ?? null;
  const networks = info.ways.flatMap(({ extract_type, network }) =>
    extract_type === payoutTypes.chain ? network : [],
  );
  const network = method === 'chain' ? (payee?.network ?? networks[0] ?? '') : '';
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
    ...(payee && { address_id: payee.id }),
  };
  const settled = useDebounced(asked);
  const found = useQuery({
    ...quoteQuery(settled),
    enabled: problem === null && settled.price !== '',
    placeholderData: keepPreviousData,
  });
  const isCurrent = !found.isPlaceholderData && JSON.stringify(settled) === JSON.stringify(asked);

  return {
    methods,
    method,
    typed,
    setTyped,
    amount,
    limits,
    problem,
    payees,
    payee,
    networks,
    /** The promise for exactly what is filled in; null until it is known. */
    quote: problem === null && isCurrent ? (found.data ?? null) : null,
    /** Why no promise can be given, in the server's words. */
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
