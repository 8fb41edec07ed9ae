import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Partnership } from '@tradewind/contract/trade/invitations';
import { DeepPanel } from '../../design/deep-panel.tsx';
import { Notice } from '../../design/notice.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { AcceptPart } from './accept-part.tsx';
import { InvitationPart } from './invitation-part.tsx';
import { InvitedPart } from './invited-part.tsx';
import { invitedPages, partnershipQuery } from './partnership-data.ts';

/** Partnership: the code that invites others, what it has earned, and who came with it. */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...partnershipQuery(), refetchOnMount: 'always' });
  const invited = useInfiniteQuery({ ...invitedPages(), refetchOnMount: 'always' });
  return (
    <>
      <ScreenBar title={t('title.partnership')} fallback="/filter" />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="mx-3 h-40 rounded-xl" />}
      {data && (
        <div className="flex flex-col gap-2.5 px-3 pb-6">
          <EarnedPart partnership={data} />
          {data.open === 0 && <Notice tone="info">{t('partnership.closed')}</Notice>}
          {data.open === 1 && <InvitationPart partnership={data} />}
          {data.open === 1 && <TermsPart partnership={data} />}
          <AcceptPart partnership={data} />
          <InvitedPart found={invited} />
        </div>
      )}
    </>
  );
}

/** What the shopper's invitations have earned. */
function EarnedPart({ partnership: { reward, earned, invited, rewarded, open } }: { partnership: Partnership }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const figures = [
    [t('partnership.invited'), number(invited)],
    [t('partnership.rewarded'), number(rewarded)],
    [t('partnership.earned'), money(earned)],
  ] as const;
  return (
    <DeepPanel as="section" glow className="rounded-xl p-5">
      {open === 1 && <h2 className="text-h2 text-balance">{t('partnership.headline', { reward: money(reward) })}</h2>}
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {figures.map(([label, value]) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-cap break-words text-white/75">{label}</dt>
            <dd className="tnum text-h2 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </DeepPanel>
  );
}

/** How a reward is earned, in the order in which it happens. */
function TermsPart({ partnership }: { partnership: Partnership }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const { reward, minimum_order: minimum, within_days: days, yearly_limit: limit } = partnership;
  const steps = [
    t('partnership.step.join'),
    t('partnership.step.order', { minimum: money(minimum), days: number(days) }),
    t('partnership.step.reward', { reward: money(reward), limit: money(limit) }),
  ];
  return (
    <section className="card p-4">
      <h2 className="text-lead font-semibold">{t('partnership.how')}</h2>
      <ol className="mt-2.5 flex list-decimal flex-col gap-2 pl-5 text-body text-ink-2 marker:text-ink-3">
        {steps.map((step) => (
          <li key={step} className="break-words">
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-note text-ink-3">{t('partnership.fair')}</p>
    </section>
  );
}
