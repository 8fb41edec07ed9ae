import { useQuery } from '@tanstack/react-query';
import { toWire } from '@tradewind/contract/base/money';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { reportSessionLost } from '../../../api/failures.ts';
import { ActionBar } from '../../../design/action-bar.tsx';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Skeleton, useDelayedSkeleton } from '../../../design/skeleton.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { parseMissing } from '../../../paths/top-up-path.ts';
import { amountOf } from '../../currencies/amount.ts';
import { useSearchParams } from '../../../shell/router/visit.ts';
import { failureWithReference } from '../../../shell/errors/tell-reference.ts';
import { ErrorState } from '../../../shell/errors/error-state.tsx';
import { AmountField } from '../amount-field.tsx';
import { parseAmountInput } from '../amount-input.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { WalletClosedPart } from '../wallet-closed-part.tsx';
import { CurrentBalancePart } from './current-balance-part.tsx';
import { quickAmounts, typedAmount } from './quick-amounts.ts';
import { QuickAmountsPart } from './quick-amounts-part.tsx';
import { useStartCheckout, topUpMethodsQuery } from './top-up-data.ts';
import { topUpMethods } from './top-up-methods.ts';

type CheckoutMethod = 'card' | 'online';

/** Asks for an amount, then leads to the page of the payment provider. */
export function CheckoutFormPart({ method }: { method: CheckoutMethod }) {
  const { t } = useTranslation();
  const found = useQuery({ ...topUpMethodsQuery(), refetchOnMount: 'always' });
  const skeleton = useDelayedSkeleton(found.isPending);
  const { icon: Icon } = topUpMethods[method];
  if (!found.data) {
    if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
    return skeleton && <Skeleton className="mx-3 mt-1 h-40 rounded-lg" />;
  }
  const { mode, ways, minimum, maximum, sandbox } = found.data;
  if (mode === 'closed') return <WalletClosedPart />;
  if (!ways.some((known) => known.way === method && known.open === 1)) {
    return (
      <EmptyState
        art={<Icon aria-hidden size={56} strokeWidth={1.4} />}
        title={t('wallet.notYetOpen')}
        text={t('wallet.method.closedText')}
      />
    );
  }
  return <AmountPart method={method} minimum={minimum} maximum={maximum} isSandbox={sandbox === 1} />;
}

function AmountPart({
  method,
  minimum,
  maximum,
  isSandbox,
}: {
  method: CheckoutMethod;
  minimum: string;
  maximum: string;
  isSandbox: boolean;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { keyFor, forget } = useIdempotencyKey();
  const [search] = useSearchParams();
  const quick = quickAmounts({ minimum: amountOf(minimum), maximum: amountOf(maximum) }, parseMissing(search));
  const [typed, setTyped] = useState(quick.missing ? typedAmount(quick.missing) : '');
  const [wrong, setWrong] = useState<string>();
  const start = useStartCheckout();
  const leaving = start.isPending || start.isSuccess;
  const amount = parseAmountInput(typed);

  const problem = (): string | undefined => {
    if (!amount) return t('wallet.amountNeeded');
    if (amount.minor < amountOf(minimum).minor) return t('wallet.tooSmall', { amount: money(minimum) });
    return amount.minor > amountOf(maximum).minor ? t('wallet.tooLarge', { amount: money(maximum) }) : undefined;
  };
  const type = (text: string) => {
    setTyped(text);
    setWrong(undefined);
  };
  const submit = () => {
    setWrong(problem());
    if (!amount || problem()) return;
    const request = { way: method, price: toWire(amount) };
    start.mutate(
      { ...request, idempotencyKey: keyFor(request) },
      {
        onSuccess: ({ url }) => location.assign(url),
        onError: (failure) => {
          if (!isApiFailure(failure)) throw failure;
          if (failure instanceof ApiRefusal) forget();
          if (failure instanceof ApiRefusal && failure.refusal === 'not_signed_in') reportSessionLost();
          setWrong(failureWithReference(t, failure));
        },
      },
    );
  };
  return (
    <>
      <div className="flex flex-col gap-2.5 px-3 pb-6">
        <CurrentBalancePart />
        <Card padded className="mt-2">
          <AmountField
            label={t('wallet.amount')}
            value={typed}
            onChange={type}
            error={wrong}
            hint={t('wallet.pay.limits', { minimum: money(minimum), maximum: money(maximum) })}
          />
          <QuickAmountsPart amounts={quick} chosen={amount} onChoose={type} />
        </Card>
        <Notice tone="sea">{isSandbox ? t('wallet.method.sandbox') : t('wallet.pay.elsewhere')}</Notice>
      </div>
      <ActionBar>
        <Button size="lg" wide icon={ExternalLink} loading={leaving} onClick={submit}>
          {amount ? t('wallet.pay.submit', { amount: money(toWire(amount)) }) : t('wallet.continue')}
        </Button>
      </ActionBar>
    </>
  );
}
