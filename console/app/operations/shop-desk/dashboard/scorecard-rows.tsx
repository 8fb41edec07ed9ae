import { mostCounted } from '@tradewind/contract/base/fields';
import { Stack, Typography } from '@mui/material';
import type { ShopScorecard } from '@tradewind/contract/operations/shop-desk/insights';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The figures of a scorecard, each with the rule by which it is counted. */
export const ScorecardRows = ({ card }: { card: ShopScorecard }) => {
  const t = useTranslation();
  const { number, locale } = useFormat();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const share = (part: number, whole: number) => (whole === 0 ? null : percent.format(part / whole));
  const of = (part: number, whole: number) =>
    whole === 0 ? '' : t('insights.score.of', { part: number(part), whole: number(whole) });
  const { shipping, refunds, answers, replies, rating } = card;
  const median =
    answers.median_hours === null ? '' : t('insights.score.median', { hours: number(answers.median_hours) });
  const rows = [
    { name: 'shipping', figure: share(shipping.on_time, shipping.of), note: of(shipping.on_time, shipping.of) },
    { name: 'refunds', figure: share(refunds.refunded, refunds.of), note: of(refunds.refunded, refunds.of) },
    {
      name: 'answers',
      figure: share(answers.answered, answers.of),
      note: [of(answers.answered, answers.of), median].filter(Boolean).join(' · '),
    },
    { name: 'replies', figure: share(replies.replied, replies.of), note: of(replies.replied, replies.of) },
    {
      name: 'rating',
      figure:
        rating.stars === null
          ? null
          : `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(rating.stars)} ★`,
      note: '',
    },
  ] as const;
  return (
    <Stack sx={{ gap: 2 }}>
      {rows.map(({ name, figure, note }) => (
        <Stack key={name} direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Stack sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t(`insights.score.${name}`)}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {t(`insights.score.${name}_rule`)}
            </Typography>
          </Stack>
          <Stack sx={{ alignItems: 'flex-end', flexShrink: 0, maxWidth: '45%' }}>
            <Typography
              sx={{ fontWeight: figure ? 700 : 400, fontSize: figure ? 18 : 13, fontVariantNumeric: 'tabular-nums' }}
              color={figure ? 'textPrimary' : 'textSecondary'}
            >
              {figure ?? t('insights.score.none')}
            </Typography>
            {note && (
              <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'end' }}>
                {note}
              </Typography>
            )}
          </Stack>
        </Stack>
      ))}
      {Math.max(shipping.of, refunds.of, answers.of, replies.of) >= mostCounted && (
        <Typography variant="caption" color="textSecondary">
          {t('insights.score.newest', { count: number(mostCounted) })}
        </Typography>
      )}
    </Stack>
  );
};
