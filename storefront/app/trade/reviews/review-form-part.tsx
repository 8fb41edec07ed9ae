import type { LineReview, OwnReview } from '@tradewind/contract/trade/reviews';
import { useState } from 'react';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { usePictures } from '../../platform/uploads/use-pictures.ts';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { Checkbox } from '../../design/checkbox.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';
import { useIdempotencyKey } from '../../money/wallet/use-idempotency-key.ts';
import { useEditReview, useWriteReview } from './review-data.ts';
import { ReviewPicturesField } from './review-pictures-field.tsx';
import { StarInput } from '../../design/stars.tsx';
import { useFormat } from '../../i18n/use-format.ts';

interface ReviewFormProps {
  line: LineReview['line'];
  /** The review to change; null for a new one. */
  review: OwnReview | null;
  onDone: () => void;
}

/** Three scores, text, pictures and whether the name is shown. No score is preselected. */
export function ReviewFormPart({ line, review, onDone }: ReviewFormProps) {
  const { t } = useTranslation();
  const [scores, setScores] = useState({
    product: review?.score ?? 0,
    service: review?.service_score ?? 0,
    postage: review?.postage_score ?? 0,
  });
  const [comment, setComment] = useState(review?.comment ?? '');
  const [nameless, setNameless] = useState(review?.nameless === 1);
  const [kept, setKept] = useState<readonly string[]>(review?.pictures ?? []);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState('');
  const pictures = usePictures();
  const { keyFor, forget } = useIdempotencyKey();
  const [write, edit] = [useWriteReview(), useEditReview()];
  const missing = Object.values(scores).some((score) => score === 0);
  const wordless = comment.trim() === '';

  const submit = async () => {
    setTried(true);
    setRefused('');
    if (missing || wordless || pictures.busy) return;
    const content = {
      product_score: scores.product,
      service_score: scores.service,
      postage_score: scores.postage,
      comment: comment.trim(),
      pics: [...kept, ...pictures.urls],
      nameless: nameless ? 1 : 0,
    };
    try {
      if (review) await edit.mutateAsync({ review_id: review.review_id, ...content });
      else {
        const request = {
          order_id: line.order_id,
          product_id: line.product_id,
          order_product_id: line.order_product_id,
          ...content,
        };
        await write.mutateAsync({ ...request, idempotencyKey: keyFor(request) });
      }
      toast.success(t(review ? 'reviews.changed' : 'reviews.thanks'));
      onDone();
    } catch (failure) {
      if (failure instanceof ApiRefusal) forget();
      if (isApiFailure(failure)) setRefused(failureWithReference(t, failure));
    }
  };
  return (
    <form
      noValidate
      className="flex grow flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="flex flex-col gap-2.5 px-3 pb-6">
        <Card padded className="flex flex-col gap-3">
          <ScorePart
            label={t('reviews.score.product')}
            value={scores.product}
            onChange={(product) => setScores({ ...scores, product })}
          />
          <ScorePart
            label={t('reviews.score.service')}
            value={scores.service}
            onChange={(service) => setScores({ ...scores, service })}
          />
          <ScorePart
            label={t('reviews.score.postage')}
            value={scores.postage}
            onChange={(postage) => setScores({ ...scores, postage })}
          />
          {tried && missing && (
            <p role="alert" className="text-note text-bad">
              {t('reviews.score.missing')}
            </p>
          )}
        </Card>
        <Card padded className="flex flex-col gap-5">
          <TextArea
            label={t('reviews.text')}
            maxLength={2_000}
            rows={4}
            placeholder={t('reviews.text.hint')}
            value={comment}
            {...(tried && wordless && { error: t('reviews.text.missing') })}
            onChange={(event) => setComment(event.target.value)}
          />
          <ReviewPicturesField kept={kept} onKeep={setKept} added={pictures} />
          <Checkbox checked={nameless} onChange={setNameless}>
            {t('reviews.anonymous')}
          </Checkbox>
        </Card>
        {review && <Notice tone="info">{t('reviews.editOnce')}</Notice>}
        {refused && (
          <Notice tone="bad" urgent>
            {refused}
          </Notice>
        )}
      </div>
      <ActionBar>
        <Button type="submit" wide size="lg" disabled={pictures.busy} loading={write.isPending || edit.isPending}>
          {t(review ? 'reviews.edit.send' : 'reviews.send')}
        </Button>
      </ActionBar>
    </form>
  );
}

/** One of the three scores, in half stars. */
function ScorePart({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span aria-hidden className="text-body">
        {label}
      </span>
      <span className="flex items-center gap-1">
        <StarInput
          value={value}
          onChange={onChange}
          label={label}
          starLabel={(score) => t('catalog.score', { score: number(score) })}
        />
        <span aria-hidden className="tnum w-7 text-right text-note font-semibold text-ink-2">
          {value > 0 && number(value)}
        </span>
      </span>
    </div>
  );
}
