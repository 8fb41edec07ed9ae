import { Box, ButtonBase, Dialog, IconButton, Rating, Stack, Typography } from '@mui/material';
import type { Review } from '@tradewind/contract/goods/product-reviews';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Moment } from '../../look/fields.tsx';

export type WholeReview = Review & { title: string; image: string; service_score: number; postage_score: number };

/** What was bought, the three scores, what the buyer says and shows, what came later, what the shop replied. */
export const ReviewBody = ({ review }: { review: WholeReview }) => {
  const word = useWords();
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
            {review.spec.split('|').join(' · ')}
          </Typography>
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        {scores.map(([name, stars]) => (
          <Stack key={name}>
            <Typography variant="caption" color="textSecondary">
              {word(`reviews.${name}`)}
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
        {review.comment || word('reviews.no_words')}
      </Typography>
      <Pictures pictures={review.pictures} />
      {review.follow_up && (
        <Stack sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, gap: 0.5 }}>
          <Typography variant="body2" color="textSecondary">
            {word('reviews.follow_up')} · <Moment value={review.follow_up.at} />
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
            {word('reviews.reply_of')} · <Moment value={review.reply.at} />
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {review.reply.comment}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
};

const Pictures = ({ pictures }: { pictures: readonly string[] }) => {
  const word = useWords();
  const [large, setLarge] = useState('');
  if (pictures.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {pictures.map((url, index) => (
        <ButtonBase
          key={url}
          onClick={() => setLarge(url)}
          aria-label={`${word('reviews.picture')} ${index + 1}`}
          sx={{ borderRadius: 1, overflow: 'hidden' }}
        >
          <Box component="img" src={url} alt="" sx={{ width: 88, height: 88, objectFit: 'cover', display: 'block' }} />
        </ButtonBase>
      ))}
      <Dialog open={large !== ''} onClose={() => setLarge('')} fullScreen aria-label={word('reviews.picture')}>
        <IconButton
          onClick={() => setLarge('')}
          aria-label={word('common.close')}
          autoFocus
          sx={{ position: 'fixed', top: 12, right: 12, backgroundColor: 'background.paper', zIndex: 1 }}
        >
          <X size={22} />
        </IconButton>
        <Box component="img" src={large} alt={word('reviews.picture')} sx={{ m: 'auto', maxWidth: '100%' }} />
      </Dialog>
    </Stack>
  );
};
