import { maxReviewPictures } from '@tradewind/contract/trade/reviews';
import type { Pictures } from '../../platform/uploads/use-pictures.ts';
import { Field } from '../../design/field.tsx';
import { Uploader } from '../../design/uploader.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface ReviewPicturesFieldProps {
  /** The pictures that the review already has. */
  kept: readonly string[];
  onKeep: (kept: string[]) => void;
  added: Pictures;
}

/** Up to six public pictures. */
export function ReviewPicturesField({ kept, onKeep, added }: ReviewPicturesFieldProps) {
  const { t } = useTranslation();
  const items = [...kept.map((url) => ({ id: url, preview: url, state: 'done' as const })), ...added.items];
  return (
    <Field label={t('reviews.pictures')} hint={t('reviews.pictures.hint')}>
      {(wiring) => (
        <div
          id={wiring.id}
          role="group"
          aria-label={t('reviews.pictures')}
          aria-describedby={wiring['aria-describedby']}
          className="pt-1.5"
        >
          <Uploader
            items={items}
            max={maxReviewPictures}
            onAdd={added.add}
            onRemove={(id) => (kept.includes(id) ? onKeep(kept.filter((url) => url !== id)) : added.remove(id))}
            onRetry={added.retry}
            addLabel={t('refunds.proof.add')}
            removeLabel={(position) => t('refunds.proof.remove', { position })}
            retryLabel={t('refunds.proof.retry')}
            busyLabel={t('refunds.proof.busy')}
          />
        </div>
      )}
    </Field>
  );
}
