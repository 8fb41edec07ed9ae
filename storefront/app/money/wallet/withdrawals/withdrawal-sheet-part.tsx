import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '../../../design/dialog.tsx';
import { Button } from '../../../design/button.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ApiRefusal } from '@tradewind/client/errors';
import { Notice } from '../../../design/notice.tsx';
import { ErrorState } from '../../../shell/errors/error-state.tsx';
import { useCancelWithdrawal, withdrawalQuery } from '../withdraw/withdraw-data.ts';
import { WithdrawalDetailPart } from './withdrawal-detail-part.tsx';
import { failureWithReference } from '../../../shell/errors/tell-reference.ts';

/** One withdrawal over the record; null closes it. */
export function WithdrawalSheetPart({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  // The sheet keeps its content while its closing animation runs.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const found = useQuery({ ...withdrawalQuery(shown ?? ''), enabled: id !== null, refetchOnMount: 'always' });
  const cancel = useCancelWithdrawal();
  const askToCancel = async () => {
    const sure = await confirm({
      title: t('wallet.cancel.title'),
      text: t('wallet.cancel.text'),
      confirmLabel: t('wallet.cancel'),
      cancelLabel: t('wallet.dismiss'),
      danger: true,
    });
    if (sure && id) cancel.mutate(id, { onSuccess: () => toast.success(t('wallet.cancel.done')) });
  };
  return (
    <>
      <Sheet
        open={id !== null}
        onOpenChange={(next) => !next && onClose()}
        title={t('wallet.withdrawal')}
        closeLabel={t('shell.close')}
        footer={
          found.data?.can_cancel === 1 && (
            <Button kind="danger" wide loading={cancel.isPending} onClick={() => void askToCancel()}>
              {t('wallet.cancel')}
            </Button>
          )
        }
      >
        {found.data ? (
          <WithdrawalDetailPart withdrawal={found.data} />
        ) : found.isError ? (
          <LoadError error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <DetailSkeleton />
        )}
      </Sheet>
      {dialog}
    </>
  );
}

function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  if (error instanceof ApiRefusal) return <Notice tone="warn">{failureWithReference(t, error)}</Notice>;
  return <ErrorState error={error} onRetry={onRetry} />;
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-10 w-40 self-center" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
