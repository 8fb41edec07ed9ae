import { reportReasonTexts } from '@tradewind/contract/trade/review-texts';
import type { ReportReason } from '@tradewind/contract/trade/reviews';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Chip } from '../../design/chip.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { toast } from '../../design/toast-store.ts';
import { useLocale, useTranslation } from '../../i18n/use-translation.tsx';

interface ReportPartProps {
  /** What is asked above the reasons. */
  title: string;
  pending: boolean;
  /** Sends the report; its failure is told elsewhere. */
  onSend: (report: { reason: ReportReason; words: string }, onSuccess: { onSuccess: () => void }) => void;
  onClose: () => void;
}

/** The form, below what somebody wrote, that reports it to the platform. */
export function ReportPart({ title, pending, onSend, onClose }: ReportPartProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const send = () => {
    if (!reason) return;
    onSend(
      { reason, words: words.trim() },
      {
        onSuccess: () => {
          toast.success(t('reviews.report.done'));
          onClose();
        },
      },
    );
  };
  return (
    <section aria-label={t('reviews.report')} className="mb-2 flex flex-col gap-3 rounded-md bg-sunken p-3">
      <p className="text-note text-ink-2">{title}</p>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(reportReasonTexts) as ReportReason[]).map((one) => (
          <Chip
            key={one}
            selected={reason === one}
            onClick={() => setReason(one)}
            className={reason === one ? '' : 'bg-surface'}
          >
            {reportReasonTexts[one][locale]}
          </Chip>
        ))}
      </div>
      {reason && (
        <TextArea
          label={t('reviews.report.details')}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Button size="sm" kind="outline" disabled={!reason} loading={pending} onClick={send}>
        {t('reviews.report.send')}
      </Button>
    </section>
  );
}
