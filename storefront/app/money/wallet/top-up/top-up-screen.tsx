import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { toWire } from '@tradewind/contract/base/money';
import type { RechargeMethod, openRechargeMethods } from '@tradewind/contract/money/recharges';
import { useState } from 'react';
import { useNavigate, useSearchParams } from '../../../shell/router/visit.ts';
import { ActionBar } from '../../../design/action-bar.tsx';
import { Badge } from '../../../design/badge.tsx';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Radio, RadioGroup } from '../../../design/radio.tsx';
import { Skeleton, useDelayedSkeleton } from '../../../design/skeleton.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { parseMissing, topUpPath } from '../../../paths/top-up-path.ts';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { ErrorState } from '../../../shell/errors/error-state.tsx';
import { RecordLink } from '../parts/record-link.tsx';
import { WalletClosedPart } from '../wallet-closed-part.tsx';
import { CurrentBalancePart } from './current-balance-part.tsx';
import { MethodTermsPart } from './method-terms-part.tsx';
import { topUpMethodsQuery } from './top-up-data.ts';
import { topUpMethods, methodsInOrder } from './top-up-methods.ts';

/** The choice of a top-up method. */
export function Component() {
  const { t } = useTranslation();
  const found = useQuery({ ...topUpMethodsQuery(), refetchOnMount: 'always' });
  const skeleton = useDelayedSkeleton(found.isPending);
  return (
    <>
      <ScreenBar title={t('title.topUp')} fallback="/filter" right={<RecordLink to="/topUpRecord" />} />
      {found.data && (found.data.mode === 'open' ? <MethodsPart answer={found.data} /> : <WalletClosedPart />)}
      {!found.data && found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {!found.data && !found.isError && skeleton && (
        <div className="flex flex-col gap-2.5 px-3 pt-1">
          <Skeleton className="mx-1 mb-3 h-12 w-40" />
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-[88px] rounded-lg" />
          ))}
        </div>
      )}
    </>
  );
}

function MethodsPart({ answer }: { answer: OutputOf<typeof openRechargeMethods> }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const missing = parseMissing(search);
  const open = methodsInOrder.flatMap(
    (method) => answer.ways.find((way) => way.way === method && way.open === 1) ?? [],
  );
  const closed = methodsInOrder.filter((method) => !open.some(({ way }) => way === method));
  const [chosen, setChosen] = useState<RechargeMethod | null>(open[0]?.way ?? null);
  return (
    <>
      <div className="flex flex-col gap-2.5 px-3 pb-6">
        <CurrentBalancePart />
        {missing && <Notice tone="info">{t('wallet.missing', { amount: money(toWire(missing)) })}</Notice>}
        <h2 className="px-2 pt-2 text-body font-medium text-ink-2">{t('wallet.method.choose')}</h2>
        <RadioGroup
          value={chosen}
          onChange={setChosen}
          label={t('wallet.method.choose')}
          className="flex flex-col gap-2.5"
        >
          {open.map((way) => (
            <Radio key={way.way} value={way.way} variant="card" className="py-4">
              <MethodFace way={way} />
            </Radio>
          ))}
        </RadioGroup>
        {closed.map((method) => (
          <ClosedMethod key={method} method={method} />
        ))}
        {answer.sandbox === 1 && <Notice tone="info">{t('wallet.method.sandbox')}</Notice>}
      </div>
      <ActionBar>
        <Button
          size="lg"
          wide
          disabled={!chosen}
          onClick={() => chosen && void navigate(topUpPath(missing, topUpMethods[chosen].to))}
        >
          {t('wallet.continue')}
        </Button>
      </ActionBar>
    </>
  );
}

function MethodFace({ way }: { way: OutputOf<typeof openRechargeMethods>['ways'][number] }) {
  const { t } = useTranslation();
  const { icon: Icon, title, text } = topUpMethods[way.way];
  return (
    <span className="flex items-center gap-3.5">
      <span className="grid size-12 shrink-0 place-items-center rounded-md bg-sea-tint text-sea">
        <Icon aria-hidden size={23} strokeWidth={1.8} />
      </span>
      <span className="min-w-0">
        <span className="block text-base font-semibold text-ink">{t(title)}</span>
        <span className="block text-note text-ink-2">{t(text)}</span>
        <MethodTermsPart way={way} />
      </span>
    </span>
  );
}

function ClosedMethod({ method }: { method: RechargeMethod }) {
  const { t } = useTranslation();
  const { icon: Icon, title } = topUpMethods[method];
  return (
    <Card className="flex min-h-[54px] flex-wrap items-center gap-x-3.5 gap-y-1 px-4 py-3">
      <Icon aria-hidden size={22} strokeWidth={1.8} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 text-lead text-ink-3">{t(title)}</span>
      <Badge size="md">{t('wallet.notYetOpen')}</Badge>
    </Card>
  );
}
