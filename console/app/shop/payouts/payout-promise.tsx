import { Typography } from '@mui/material';
import { payoutQuote } from '@tradewind/contract/shop-desk/payouts';
import { keepPreviousData } from '@tanstack/react-query';
import { useDesk } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { Amount, Facts, Moment } from '../../look/fields.tsx';

/** What a payout would cost, what of it arrives, and when: as it would be promised now. */
export const PayoutPromise = ({ price, accountId }: { price: string; accountId: string }) => (/^\d{1,9}(\.\d{1,2})?$/.test(price) ? <Quote price={price} accountId={accountId} /> : null);

const Quote = ({ price, accountId }: { price: string; accountId: string }) => {
  const word = useWords();
  const { data, error } = useDesk(payoutQuote, { address_id: accountId, price }, { placeholderData: keepPreviousData });
  if (error) return <Typography variant="body2" color="error" role="status">{error.message}</Typography>;
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
