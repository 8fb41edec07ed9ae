import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { useState } from 'react';
import { ActionBar } from '../../../design/action-bar.tsx';
import { Button } from '../../../design/button.tsx';
import { useConfirm } from '../../../design/dialog.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { RefundActs } from '../refund-data.ts';

/** Withdrawing the refund, and opening a dispute. */
export function RefundActionsPart({ refund: { can }, acts }: { refund: RefundRequest; acts: RefundActs }) {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  const [disputing, setDisputing] = useState(false);
  const { withdraw } = acts;
  if (!can.includes('withdraw') && !can.includes('dispute')) return dialog;
  const askToWithdraw = async () => {
    const sure = await confirm({
      title: t('refunds.withdraw.title'),
      text: t('refunds.withdraw.text'),
      confirmLabel: t('refunds.withdraw'),
      cancelLabel: t('refunds.back'),
      danger: true,
    });
    if (sure) withdraw.mutate(undefined, { onSuccess: () => void toast.success(t('refunds.withdraw.done')) });
  };
  return (
    <>
      <ActionBar className="flex-wrap *:min-w-fit *:flex-[1_1_0]">
        {can.includes('withdraw') && (
          <Button kind="outline" size="lg" loading={withdraw.isPending} onClick={() => void askToWithdraw()}>
            {t('refunds.withdraw')}
          </Button>
        )}
        {can.includes('dispute') && (
          <Button size="lg" disabled={withdraw.isPending} onClick={() => setDisputing(true)}>
            {t('refunds.dispute')}
          </Button>
        )}
      </ActionBar>
      <DisputeSheet open={disputing} onClose={() => setDisputing(false)} acts={acts} />
      {dialog}
    </>
  );
}

function DisputeSheet({ open, onClose, acts: { dispute } }: { open: boolean; onClose: () => void; acts: RefundActs }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (text.trim()) dispute.mutate(text.trim(), { onSuccess: onClose });
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('refunds.dispute')}
      closeLabel={t('shell.close')}
      locked={dispute.isPending}
      footer={
        <Button wide size="lg" loading={dispute.isPending} onClick={send}>
          {t('refunds.dispute.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-body text-ink-2">{t('refunds.dispute.text')}</p>
        <TextArea
          label={t('refunds.dispute.reason')}
          maxLength={1_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          {...(tried && !text.trim() && { error: t('refunds.explanation.needed') })}
        />
      </div>
    </Sheet>
  );
}
