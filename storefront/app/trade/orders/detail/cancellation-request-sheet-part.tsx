import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useOrderMutations } from '../orders-data.ts';

/** As long as the contract lets a wish be. */
const maxLength = 300;

interface CancellationRequestSheetProps {
  orderId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks the shop to cancel, with a few words why. */
export function CancellationRequestSheetPart({ orderId, open, onClose }: CancellationRequestSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('orders.askCancel')}
      closeLabel={t('shell.close')}
    >
      <CancellationRequestForm orderId={orderId} onClose={onClose} />
    </Sheet>
  );
}

function CancellationRequestForm({ orderId, onClose }: Omit<CancellationRequestSheetProps, 'open'>) {
  const { t } = useTranslation();
  const { requestCancellation } = useOrderMutations();
  const [wish, setWish] = useState('');
  const send = () =>
    requestCancellation.mutate(
      { order_id: orderId, wish: wish.trim() },
      {
        onSuccess: () => {
          toast.success(t('orders.askCancel.done'));
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
      <p className="text-body text-ink-2">{t('orders.askCancel.text')}</p>
      <TextArea
        label={t('orders.askCancel.why')}
        value={wish}
        maxLength={maxLength}
        onChange={(event) => setWish(event.target.value)}
      />
      <Button type="submit" size="lg" wide loading={requestCancellation.isPending}>
        {t('orders.askCancel.send')}
      </Button>
    </form>
  );
}
