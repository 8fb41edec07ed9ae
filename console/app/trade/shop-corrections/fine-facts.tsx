import { Stack, Typography } from '@mui/material';
import type { ShopFine } from '@tradewind/contract/trade/shop-desk/fines';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

type Said = Pick<
  ShopFine,
  'kind' | 'breach' | 'order_sn' | 'reason' | 'evidence' | 'appeal' | 'ruling' | 'amount' | 'booked' | 'appeal_until'
> & { state: string; given_back?: string };

/** What a fine or correction is about, and what both sides said. */
export const FineFacts = ({ of }: { of: Said }) => {
  const t = useTranslation();
  const { money, moment } = useFormat();
  const { kind, breach, order_sn: order, reason, evidence, appeal, ruling } = of;
  const small = [
    of.state === 'announced' && of.appeal_until && t('fines.until', { moment: moment(of.appeal_until) }),
    of.booked !== null && of.booked !== of.amount && t('fines.booked_amount', { amount: money(of.booked) }),
    Number(of.given_back ?? 0) > 0 && t('fines.given_back', { amount: money(of.given_back ?? '0') }),
  ].filter((line) => line !== false && line !== null && line !== '');
  return (
    <Stack sx={{ gap: 0.5, minWidth: 220, maxWidth: 460, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {[t(`fines.kinds.${kind}`), breach && t(`fines.breaches.${breach}`), order].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2">{reason}</Typography>
      {evidence && <Words by={t('fines.evidence')} words={evidence} />}
      {appeal && <Words by={t('fines.said_by_shop')} words={appeal} />}
      {ruling && <Words by={t('fines.said_ruling')} words={ruling} />}
      {small.map((line) => (
        <Typography key={String(line)} variant="caption" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Stack>
  );
};

const Words = ({ by, words }: { by: string; words: string }) => (
  <Typography variant="body2" color="textSecondary">
    {`${by}: ${words}`}
  </Typography>
);
