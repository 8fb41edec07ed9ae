import { useQuery } from '@tanstack/react-query';
import { Skeleton, useDelayedSkeleton } from '../../../design/skeleton.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { ErrorState } from '../../../shell/errors/error-state.tsx';
import { RecordLink } from '../parts/record-link.tsx';
import { WalletClosedPart } from '../wallet-closed-part.tsx';
import { withdrawalInfoQuery } from './withdraw-data.ts';
import { WithdrawFormPart } from './withdraw-form-part.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenBar title={t('title.withDraw')} fallback="/filter" right={<RecordLink to="/depositRecord" />} />
      <Withdraw />
    </>
  );
}

function Withdraw() {
  const found = useQuery({ ...withdrawalInfoQuery(), refetchOnMount: 'always' });
  const skeleton = useDelayedSkeleton(found.isPending);
  if (found.data) return found.data.open === 1 ? <WithdrawFormPart info={found.data} /> : <WalletClosedPart />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  return (
    skeleton && (
      <div className="flex flex-col gap-2.5 px-3 pt-1">
        <Skeleton className="h-[52px] rounded-full" />
        <Skeleton className="h-[150px] rounded-lg" />
        <Skeleton className="h-[108px] rounded-lg" />
      </div>
    )
  );
}
