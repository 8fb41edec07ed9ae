import {
  messageReportReasons,
  type MessageReportReason,
  type ServiceMessage,
} from '@tradewind/contract/operations/service';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Chip } from '../../design/chip.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useReportMessage } from './service-data.ts';

interface ReportSheetProps {
  /** Null: closed. */
  message: ServiceMessage | null;
  onClose: () => void;
}

/** Reports a message to the platform. */
export function ReportSheet({ message, onClose }: ReportSheetProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<MessageReportReason | null>(null);
  const [words, setWords] = useState('');
  const report = useReportMessage();
  const send = () => {
    if (!message || !reason) return;
    report.mutate(
      { message_id: message.id, reason, words: words.trim() },
      {
        onSuccess: () => {
          toast.success(t('service.report.done'));
          onClose();
        },
      },
    );
  };
  return (
    <Sheet
      open={message !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('service.report')}
      closeLabel={t('service.menu.close')}
      footer={
        <Button kind="primary" className="w-full" disabled={!reason} loading={report.isPending} onClick={send}>
          {t('service.report.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pb-4">
        <p className="text-note text-ink-2">{t('service.report.reason')}</p>
        <div className="flex flex-wrap gap-2">
          {messageReportReasons.map((one) => (
            <Chip key={one} selected={reason === one} onClick={() => setReason(one)}>
              {t(`service.report.${one}`)}
            </Chip>
          ))}
        </div>
        <TextArea
          label={t('service.report.details')}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
