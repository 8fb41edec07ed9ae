import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useOrderMutations } from '../orders-data.ts';

/** As long as the contract allows. */
const maxLength = 300;

interface CancellationRequestSheetProps {
  orderId: string;
  open: boolean;
  onClose: () => void;
}

/** Sends the shop a cancellation request with a reason. */
export function CancellationRequestSheetPart({ orderId, open, onClose }: CancellationRequestSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('orders.requestCancel')}
      closeLabel={t('shell.close')}
    >
      <CancellationRequestForm orderId={orderId} onClose={onClose} />
    </Sheet>
  );
}

function CancellationRequestForm({ orderId, onClose }: Omit<CancellationRequestSheetProps, 'open'>) {
  const { t } = useTranslation();
  const { requestCancellation } = useOrderMutations();
  const [reason, setReason] = useState('');
  const send = () =>
    requestCancellation.mutate(
      { order_id: orderId, wish: reason.trim() },
      {
        onSuccess: () => {
          toast.success(t('orders.requestCancel.done'));
          onClose();
        },
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-body text-ink-2">{t('orders.requestCancel.text')}</p>
      <TextArea
        label={t('orders.requestCancel.reason')}
        value={reason}
        maxLength={maxLength}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" size="lg" wide loading={requestCancellation.isPending}>
        {t('orders.requestCancel.send')}
      </Button>
    </form>
  );
}
