import { reportReasonTexts } from '@tradewind/contract/trade/review-texts';
import type { ReportReason } from '@tradewind/contract/trade/reviews';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Chip } from '../../design/chip.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { toast } from '../../design/toast-store.ts';
import { useLocale, useTranslation } from '../../i18n/use-translation.tsx';
import { useReport } from './review-data.ts';

/** The form, below a review, that reports it to the platform. */
export function ReportPart({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const report = useReport();
  const send = () => {
    if (!reason) return;
    report.mutate(
      { review_id: reviewId, reason, words: words.trim() },
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
      <p className="text-note text-ink-2">{t('reviews.report.reason')}</p>
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
      <Button size="sm" kind="outline" disabled={!reason} loading={report.isPending} onClick={send}>
        {t('reviews.report.send')}
      </Button>
    </section>
  );
}
