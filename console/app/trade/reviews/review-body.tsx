import { Box, ButtonBase, Dialog, IconButton, Rating, Stack, Typography } from '@mui/material';
import type { ReplyVersion, Review } from '@tradewind/contract/goods/product-reviews';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Moment } from '../../design/fields.tsx';
import { reportReasonTexts } from '@tradewind/contract/trade/review-texts';
import { reportReasons, type ReportReason } from '@tradewind/contract/trade/reviews';
import { useLocale } from '../../i18n/use-locale.ts';
import { specText } from '../../goods/spec-text.ts';

export type WholeReview = Review & { title: string; image: string; service_score: number; postage_score: number } & {
  reply_versions: readonly ReplyVersion[];
};

/** The content of a review: product, scores, text, pictures, follow-up and reply. */
export const ReviewBody = ({ review }: { review: WholeReview }) => {
  const t = useTranslation();
  const scores = [
    ['product_score', review.score],
    ['service_score', review.service_score],
    ['postage_score', review.postage_score],
  ] as const;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Box
          component="img"
          src={review.image}
          alt=""
          sx={{ width: 48, height: 48, borderRadius: 1, objectFit: 'cover' }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {review.title}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {specText(review.spec)}
          </Typography>
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        {scores.map(([name, stars]) => (
          <Stack key={name}>
            <Typography variant="caption" color="textSecondary">
              {t(`reviews.${name}`)}
            </Typography>
            <Rating value={stars} precision={0.5} size="small" readOnly />
          </Stack>
        ))}
      </Stack>
      <Typography
        variant="body2"
        color={review.comment ? undefined : 'textSecondary'}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {review.comment || t('reviews.no_text')}
      </Typography>
      <Pictures pictures={review.pictures} />
      {review.follow_up && (
        <Stack sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, gap: 0.5 }}>
          <Typography variant="body2" color="textSecondary">
            {t('reviews.follow_up')} · <Moment value={review.follow_up.at} />
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {review.follow_up.comment}
          </Typography>
          <Pictures pictures={review.follow_up.pictures} />
        </Stack>
      )}
      {review.reply && (
        <Stack sx={{ borderRadius: 1, p: 2, gap: 0.5, backgroundColor: (theme) => theme.palette.tones.sunken }}>
          <Typography variant="body2" color="textSecondary">
            {t('reviews.reply_of')} · <Moment value={review.reply.at} />
            {review.reply.edited_at !== null && (
              <>
                {` · ${t('reviews.edited')} `}
                <Moment value={review.reply.edited_at} />
              </>
            )}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {review.reply.comment}
          </Typography>
          {review.reply_versions.length > 0 && <EarlierReplies versions={review.reply_versions} />}
        </Stack>
      )}
    </Stack>
  );
};

/** What the reply said before, which shoppers no longer see. */
const EarlierReplies = ({ versions }: { versions: readonly ReplyVersion[] }) => {
  const t = useTranslation();
  return (
    <Stack sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, mt: 1, gap: 1 }}>
      <Typography variant="caption" color="textSecondary">
        {t('reviews.earlier_replies')}
      </Typography>
      {versions.map(({ words, at, by }) => (
        <Box key={at}>
          <Typography variant="caption" color="textSecondary">
            {by} · <Moment value={at} />
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {words}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
};

const Pictures = ({ pictures }: { pictures: readonly string[] }) => {
  const t = useTranslation();
  const [large, setLarge] = useState('');
  if (pictures.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {pictures.map((url, index) => (
        <ButtonBase
          key={url}
          onClick={() => setLarge(url)}
          aria-label={`${t('reviews.picture')} ${index + 1}`}
          sx={{ borderRadius: 1, overflow: 'hidden' }}
        >
          <Box component="img" src={url} alt="" sx={{ width: 88, height: 88, objectFit: 'cover', display: 'block' }} />
        </ButtonBase>
      ))}
      <Dialog open={large !== ''} onClose={() => setLarge('')} fullScreen aria-label={t('reviews.picture')}>
        <IconButton
          onClick={() => setLarge('')}
          aria-label={t('common.close')}
          autoFocus
          sx={{ position: 'fixed', top: 12, right: 12, backgroundColor: 'background.paper', zIndex: 1 }}
        >
          <X size={22} />
        </IconButton>
        <Box component="img" src={large} alt={t('reviews.picture')} sx={{ m: 'auto', maxWidth: '100%' }} />
      </Dialog>
    </Stack>
  );
};

/** The reasons for reporting a review, in the reader's language. */
export function useReportReasons() {
  const locale = useLocale();
  const nameOf = (reason: ReportReason): string => reportReasonTexts[reason][locale];
  return { nameOf, choices: reportReasons.map((reason) => ({ id: reason, name: nameOf(reason) })) };
}
