import { Typography } from '@mui/material';
import { payoutQuote } from '@tradewind/contract/money/shop-desk/payouts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDesk } from '../../../api/use-desk.ts';
import { useWords } from '../../../i18n/words.ts';
import { Amount, Facts, Moment } from '../../../look/fields.tsx';

interface Wish {
  price: string;
  accountId: string;
  /** Hears what is shown as arriving, so that nothing else can be agreed to. */
  onShown: (receives: string | undefined) => void;
}

/** What a payout would cost, what of it arrives, and when: as it would be promised now. */
export const PayoutPromise = (wish: Wish) => (/^\d{1,9}(\.\d{1,2})?$/.test(wish.price) ? <Quote {...wish} /> : null);

const refreshMs = 20_000;

const Quote = ({ price, accountId, onShown }: Wish) => {
  const word = useWords();
  const { data, error } = useDesk(
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
        [word('payouts.fee'), <Amount key="fee" value={data.fee} />],
        [word('payouts.receives'), <Amount key="receives" value={data.real_price} strong />],
        [word('payouts.until'), <Moment key="until" value={data.review_before} />],
        [word('withdrawals.arrival'), word('withdrawals.hours', { smart_count: data.arrival_hours })],
      ]}
    />
  );
};
