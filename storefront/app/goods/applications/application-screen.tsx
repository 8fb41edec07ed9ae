import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../shell/router/visit.ts';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { applicationQuery } from './application-data.ts';
import { applicationPath, isStep } from './application-steps.ts';
import { IntroPart } from './intro-part.tsx';
import { OverviewPart } from './overview-part.tsx';
import { StepPart } from './step-part.tsx';

/** Merchant entry: the form of an application in steps, and what became of it. */
export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { data, isPending, error, refetch } = useQuery({ ...applicationQuery(), refetchOnMount: 'always' });
  const waiting = useDelayedSkeleton(isPending);
  const asked = search.get('step');
  const application = data?.application ?? null;
  const step = isStep(asked) && application?.can.includes('change') ? asked : null;
  return (
    <>
      <ScreenBar
        title={step ? t(`applications.step.${step}`) : t('title.merchantEntry')}
        fallback={step ? applicationPath : '/filter'}
      />
      {waiting && !data && <Skeleton className="mx-3 mt-1 h-[420px] rounded-lg" />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && !application && <IntroPart />}
      {data && application && !step && <OverviewPart application={application} />}
      {data && application && step && (
        <StepPart key={`${application.id} ${step}`} step={step} application={application} terms={data.terms} />
      )}
    </>
  );
}
