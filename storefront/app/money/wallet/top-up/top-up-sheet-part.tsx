import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiRefusal } from '@tradewind/client/errors';
import { Notice } from '../../../design/notice.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ErrorState } from '../../../shell/errors/error-state.tsx';
import { refreshTopUps, topUpQuery } from './top-up-data.ts';
import { TopUpDetailPart } from './top-up-detail-part.tsx';
import { failureWithReference } from '../../../shell/errors/tell-reference.ts';

/** Milliseconds between two fetches while a payment is pending. */
const pollInterval = 3_000;

/** One top-up over the record; null closes it. Polls while the payment is pending. */
export function TopUpSheetPart({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const found = useQuery({
    ...topUpQuery(shown ?? ''),
    enabled: id !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.state === 'waiting' && pollInterval,
  });
  const state = found.data?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'waiting' && state === 'passed') void refreshTopUps(queries);
    before.current = state;
  }, [state, queries]);
  return (
    <Sheet
      open={id !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t('title.topUp')}
      closeLabel={t('shell.close')}
    >
      {found.data && <TopUpDetailPart topUp={found.data} />}
      {!found.data && found.error instanceof ApiRefusal && (
        <Notice tone="warn">{failureWithReference(t, found.error)}</Notice>
      )}
      {!found.data && found.isError && !(found.error instanceof ApiRefusal) && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && (
        <div className="flex flex-col gap-3">
          <Skeleton className="h-10 w-40 self-center" />
          <Skeleton className="h-28" />
        </div>
      )}
    </Sheet>
  );
}
