import type { OwnReview } from '@tradewind/contract/trade/reviews';
import { useState } from 'react';
import { isApiFailure } from '@tradewind/client/errors';
import { usePictures } from '../../platform/uploads/use-pictures.ts';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';
import { useFollowUp } from './review-data.ts';
import { ReviewPart } from './review-part.tsx';
import { ReviewPicturesField } from './review-pictures-field.tsx';

/** The shopper's review as others see it, and what can still be done with it. */
export function OwnReviewPart({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const [adding, setAdding] = useState(false);
  return (
    <div className="flex flex-col gap-2.5 px-3 pb-6">
      {review.hidden_because !== null && (
        <Notice tone="warn" title={t('reviews.hidden')}>
          {review.hidden_because}
        </Notice>
      )}
      <Card padded>
        <ReviewPart review={review} />
        <p className="mt-3 border-t border-line pt-3 text-cap text-ink-3">
          {t('reviews.others', { service: number(review.service_score), postage: number(review.postage_score) })}
        </p>
      </Card>
      {review.follow_up_until !== null &&
        (adding ? (
          <FollowUpForm reviewId={review.review_id} />
        ) : (
          <Button kind="soft" wide onClick={() => setAdding(true)}>
            {t('reviews.followUp')}
          </Button>
        ))}
      {review.edit_until !== null && !adding && (
        <>
          <Button kind="outline" wide onClick={onEdit}>
            {t('reviews.edit')}
          </Button>
          <p className="text-center text-cap text-balance text-ink-3">
            {t('reviews.edit.until', { date: date(review.edit_until) })}
          </p>
        </>
      )}
    </div>
  );
}

/** The form for the one later addition to a review. */
function FollowUpForm({ reviewId }: { reviewId: string }) {
  const { t } = useTranslation();
  const [comment, setComment] = useState('');
  const pictures = usePictures();
  const add = useFollowUp();
  const empty = comment.trim() === '' && pictures.urls.length === 0;
  const refused = isApiFailure(add.error) ? failureWithReference(t, add.error) : '';
  return (
    <Card as="section" aria-label={t('reviews.followUp')} padded className="flex flex-col gap-5">
      <TextArea
        label={t('reviews.followUp')}
        hint={t('reviews.followUp.hint')}
        maxLength={2_000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <ReviewPicturesField kept={[]} onKeep={() => {}} added={pictures} />
      {refused && (
        <Notice tone="bad" urgent>
          {refused}
        </Notice>
      )}
      <Button
        wide
        disabled={empty || pictures.busy}
        loading={add.isPending}
        onClick={() => add.mutate({ review_id: reviewId, comment: comment.trim(), pics: pictures.urls })}
      >
        {t('reviews.send')}
      </Button>
    </Card>
  );
}
