import { Typography } from '@mui/material';
import { payoutQuote } from '@tradewind/contract/money/shop-desk/payouts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Amount, Facts, Moment } from '../../../design/fields.tsx';

interface PayoutQuoteProps {
  price: string;
  accountId: string;
  /** Called with the amount shown as arriving, so that no other amount can be confirmed. */
  onShown: (receives: string | undefined) => void;
}

/** A quote for a payout: fee, arriving amount and time. */
export const PayoutQuote = (props: PayoutQuoteProps) =>
  /^\d{1,9}(\.\d{1,2})?$/.test(props.price) ? <Quote {...props} /> : null;

const refreshMs = 20_000;

const Quote = ({ price, accountId, onShown }: PayoutQuoteProps) => {
  const t = useTranslation();
  const { data, error } = useEndpointQuery(
    payoutQuote,
    { address_id: accountId, price },
    { placeholderData: keepPreviousData, refreshMs },
  );
  useEffect(() => onShown(data?.real_price), [data?.real_price, onShown]);
  if (error)
    return (
      <Typography variant="body2" color="error" role="status">
        {error.message}
      </Typography>
    );
  if (!data) return null;
  return (
    <Facts
      facts={[
        [t('payouts.fee'), <Amount key="fee" value={data.fee} />],
        [t('payouts.receives'), <Amount key="receives" value={data.real_price} strong />],
        [t('payouts.until'), <Moment key="until" value={data.review_before} />],
        [t('withdrawals.arrival'), t('withdrawals.hours', { smart_count: data.arrival_hours })],
      ]}
    />
  );
};
